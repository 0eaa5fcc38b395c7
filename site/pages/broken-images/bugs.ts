import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'unseen-image': {
    requirement: 'three',
    kind: 'content',
    level: 1,
    title: 'The second image cannot be seen',
    file: 'BrokenImagesPage.tsx',
    find: '<img src={src}',
    replace: "<img style={index === 1 ? { display: 'none' } : undefined} src={src}",
  },
  'no-description': {
    requirement: 'described',
    kind: 'content',
    level: 2,
    title: 'The third image has no description',
    file: 'BrokenImagesPage.tsx',
    find: "description: 'Text that is no address of an image'",
    replace: "description: ''",
  },
  'description-above': {
    requirement: 'described',
    kind: 'order',
    level: 3,
    title: 'The descriptions are above their images',
    file: 'BrokenImagesPage.tsx',
    find: `            <img src={src} alt={alt} width={200} height={200} {...testId(\`image-\${index}\`)} />
            <p id={\`image-description-\${index}\`}>{description}</p>`,
    replace: `            <p id={\`image-description-\${index}\`}>{description}</p>
            <img src={src} alt={alt} width={200} height={200} {...testId(\`image-\${index}\`)} />`,
  },
  'no-alternative': {
    requirement: 'named',
    kind: 'accessibility',
    level: 2,
    title: 'The second image has no alternative text',
    file: 'BrokenImagesPage.tsx',
    find: "alt: 'Broken image: no such file'",
    replace: "alt: ''",
  },
  'nothing-loaded': {
    requirement: 'loaded',
    kind: 'file',
    level: 1,
    title: 'The first image is broken as well',
    file: 'BrokenImagesPage.tsx',
    find: 'photos/square.svg',
    replace: 'photos/square.png',
  },
  'squeezed-photo': {
    requirement: 'loaded',
    kind: 'file',
    level: 2,
    title: 'The first image is a landscape of 400 pixels, squeezed into a square',
    file: 'BrokenImagesPage.tsx',
    find: 'photos/square.svg',
    replace: 'photos/landscape-1.svg',
  },
  placeholder: {
    requirement: 'broken',
    kind: 'content',
    level: 1,
    title: 'A photo replaces each image that is not loaded',
    file: 'BrokenImagesPage.tsx',
    find: '<img src={src}',
    replace: "<img onError={({ currentTarget }) => currentTarget.setAttribute('src', 'photos/square.svg')} src={src}",
  },
  'page-as-image': {
    requirement: 'status',
    kind: 'file',
    level: 3,
    title: 'The server returns a page for the request of the third image',
    file: 'BrokenImagesPage.tsx',
    find: "src: 'invalid-url'",
    replace: "src: 'about?image=invalid-url'",
  },
});
