export { FileButton } from './FileButton.tsx';
export type { FileButtonProps, PickedFiles } from './FileButton.tsx';
