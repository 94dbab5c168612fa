export { LateUploadList as UploadList } from './LateUploadList.tsx';
export type { UploadListProps } from './UploadList.tsx';
