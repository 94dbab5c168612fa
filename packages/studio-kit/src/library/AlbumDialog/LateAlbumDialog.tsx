import type { ChangedAlbum } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import type { AlbumDialogProps } from './AlbumDialog.tsx';

// Most visits change no album.
const fetchDialog = () => import('./AlbumDialog.tsx');

/** The dialog of albums, whose code comes with its first task. */
export function LateAlbumDialog<A extends ChangedAlbum>(props: AlbumDialogProps<A>) {
  const late = useFetchedWhen(props.task !== null, fetchDialog);
  return late && <late.AlbumDialog {...props} />;
}
