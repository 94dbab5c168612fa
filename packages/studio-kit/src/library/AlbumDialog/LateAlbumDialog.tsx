import type { ChangedAlbum } from '@kinora/contract';
import { fetchDialogs } from '../../late/lateCode.ts';
import { useFetchedOpen } from '../../late/useFetchedOpen.ts';
import type { AlbumDialogProps } from './AlbumDialog.tsx';

/** The dialog of albums, whose code comes with its first task. */
export function LateAlbumDialog<A extends ChangedAlbum>(props: AlbumDialogProps<A>) {
  const late = useFetchedOpen(props.task !== null, fetchDialogs, props.onClosed);
  return late && <late.AlbumDialog {...props} />;
}
