export { Prose } from './Prose.tsx';
export type { ProseProps } from './Prose.tsx';
export { proseSizes } from './proseValues.ts';
export type { ProseSize } from './proseValues.ts';
