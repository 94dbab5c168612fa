export { carriesFiles } from './carriesFiles.ts';
export { DropZone, fileSources } from './DropZone.tsx';
export type { DropZoneProps, DroppedFiles, FileSource, RefusedFiles } from './DropZone.tsx';
