export { ProgressBar, progressBarSizes } from './ProgressBar.tsx';
export type { ProgressBarProps, ProgressBarSize } from './ProgressBar.tsx';
