export { Code } from './Code.tsx';
export type { CodeProps } from './Code.tsx';
export { CodeBlock } from './CodeBlock.tsx';
export type { CodeBlockProps } from './CodeBlock.tsx';
