export { Heading } from './Heading.tsx';
export type { HeadingProps } from './Heading.tsx';
export { headingLevels, headingSizes } from './headingValues.ts';
export type { HeadingLevel, HeadingSize } from './headingValues.ts';
