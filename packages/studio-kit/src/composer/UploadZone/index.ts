export { BlobImage, type BlobImageProps } from './BlobImage.tsx';
export { fileFacts, shownLength } from './fileFacts.ts';
export { UploadZone, type UploadZoneProps } from './UploadZone.tsx';
export { useFileChoice, type FileSource } from './useFileChoice.ts';
