export { FrameRow, type FrameRowProps } from './FrameRow.tsx';
