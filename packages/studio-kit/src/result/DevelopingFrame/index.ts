export { DevelopingFrame, type DevelopingFrameProps } from './DevelopingFrame.tsx';
