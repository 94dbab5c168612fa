export * from './AspectRatio/index.ts';
export * from './Grid/index.ts';
export * from './Inline/index.ts';
export * from './ScrollArea/index.ts';
export * from './Stack/index.ts';
export * from './VisuallyHidden/index.ts';
export { alignments, justifications } from './layoutValues.ts';
export type { Alignment, Justification, LayoutElement } from './layoutValues.ts';
