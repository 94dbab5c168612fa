export { BlobImage, type BlobImageProps } from './BlobImage.tsx';
export { UploadZone, type UploadZoneProps } from './UploadZone.tsx';
export { useFileChoice, type FileSource } from './useFileChoice.ts';
