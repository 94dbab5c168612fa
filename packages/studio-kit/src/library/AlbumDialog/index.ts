export { LateAlbumDialog as AlbumDialog } from './LateAlbumDialog.tsx';
export type { AlbumDialogProps } from './AlbumDialog.tsx';
export { albumLimits, type AlbumTask } from './albumTask.ts';
