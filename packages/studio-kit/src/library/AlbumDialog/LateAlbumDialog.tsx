import type { ChangedAlbum } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import { fetchDialogs } from '../../late/lateCode.ts';
import type { AlbumDialogProps } from './AlbumDialog.tsx';

/** The dialog of albums, whose code comes with its first task. */
export function LateAlbumDialog<A extends ChangedAlbum>(props: AlbumDialogProps<A>) {
  const late = useFetchedWhen(props.task !== null, fetchDialogs);
  return late && <late.AlbumDialog {...props} />;
}
