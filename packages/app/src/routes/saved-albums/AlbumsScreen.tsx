import { routes } from '@kinora/contract';
import { useSearchParams } from '../../router/useSearchParams.ts';
import { AlbumScreen } from './AlbumScreen.tsx';
import { AlbumsList } from './AlbumsList.tsx';
import { SharedAlbumScreen } from './SharedAlbumScreen.tsx';

/** All albums, one of them, or one that somebody shared: the address says which. */
export function Component() {
  const [address] = useSearchParams();
  const token = address.get(routes.albums.openBy);
  const albumId = address.get('album');
  if (token) return <SharedAlbumScreen token={token} />;
  return albumId ? <AlbumScreen key={albumId} albumId={albumId} /> : <AlbumsList />;
}
