export { PromptBox, type PromptBoxProps } from './PromptBox.tsx';
