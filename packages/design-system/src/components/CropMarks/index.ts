export { CropMarks } from './CropMarks.tsx';
export type { CropMarksProps } from './CropMarks.tsx';
