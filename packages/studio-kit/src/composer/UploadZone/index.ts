export { BlobImage, type BlobImageProps } from './BlobImage.tsx';
export { FileReadings } from './fileReadings.ts';
export { UploadZone, type UploadZoneProps } from './UploadZone.tsx';
export { useFileChoice } from './useFileChoice.ts';
