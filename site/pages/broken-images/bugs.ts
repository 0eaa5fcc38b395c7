import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  'no-description': {
    requirement: 'three',
    kind: 'content',
    level: 2,
    title: 'The third image has no description',
    file: 'BrokenImagesPage.tsx',
    find: "description: 'Text that is no address of an image'",
    replace: "description: ''",
  },
  'no-alternative': {
    requirement: 'three',
    kind: 'accessibility',
    level: 2,
    title: 'The second image has no alternative text',
    file: 'BrokenImagesPage.tsx',
    find: "alt: 'Broken image: no such file'",
    replace: "alt: ''",
  },
  'description-above': {
    requirement: 'three',
    kind: 'order',
    level: 3,
    title: 'The descriptions stand above their images',
    file: 'BrokenImagesPage.tsx',
    find: `            <img src={src} alt={alt} width={200} height={200} {...testId(\`image-\${index}\`)} />
            <p id={\`image-description-\${index}\`}>{description}</p>`,
    replace: `            <p id={\`image-description-\${index}\`}>{description}</p>
            <img src={src} alt={alt} width={200} height={200} {...testId(\`image-\${index}\`)} />`,
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
  'unseen-image': {
    requirement: 'three',
    kind: 'content',
    level: 1,
    title: 'The second image cannot be seen',
    file: 'BrokenImagesPage.tsx',
    find: '<img src={src}',
    replace: "<img style={index === 1 ? { display: 'none' } : undefined} src={src}",
  },
  'answered-with-a-page': {
    requirement: 'status',
    kind: 'file',
    level: 3,
    title: 'The server answers the request of the third image with a page',
    file: 'BrokenImagesPage.tsx',
    find: "src: 'invalid-url'",
    replace: "src: 'about?image=invalid-url'",
  },
});
