import './broken-images.css';
import { typedTestId } from '../../shared/test-id';
import type page from './page';

const testId = typedTestId<typeof page>();

// The second and the third image are broken on purpose: the server returns 404 for both.
const images = [
  { src: 'photos/square.svg', alt: 'Hot-air balloons over a valley', description: 'A valid image, 200 pixels wide' },
  {
    src: 'photos/does-not-exist.jpg',
    alt: 'Broken image: no such file',
    description: 'A well-formed address with no file behind it',
  },
  { src: 'invalid-url', alt: 'Broken image: no valid address', description: 'Text that is no address of an image' },
];

export default function BrokenImagesPage() {
  return (
    <>
      <h1>Broken Images</h1>
      <p className="intro">
        Three images are in the document and only one of them loaded. Find the broken ones by their natural width or by
        the status of their requests: all three are there, and visible.
      </p>
      <section className="card broken-images">
        {images.map(({ src, alt, description }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: suites look for a div here
          <div
            key={src}
            role="figure"
            aria-labelledby={`image-description-${index}`}
            {...testId(`image-container-${index}`)}
          >
            <img src={src} alt={alt} width={200} height={200} {...testId(`image-${index}`)} />
            <p id={`image-description-${index}`}>{description}</p>
          </div>
        ))}
      </section>
    </>
  );
}
