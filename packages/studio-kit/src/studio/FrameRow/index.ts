export { FrameRow, type FramedCreation, type FrameRowProps } from './FrameRow.tsx';
