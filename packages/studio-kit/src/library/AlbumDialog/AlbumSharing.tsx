import type { ChangedAlbum } from '@kinora/contract';
import { CodeBlock, Stack, Switch } from '@kinora/design-system';
import type { KitLabels } from '../../labels/index.ts';

export interface AlbumSharingProps<A> {
  album: A;
  link: string | null;
  isPending: boolean;
  said: KitLabels['library']['album'];
  onVisibilityRequested: (event: { album: A; isPublic: boolean }) => void;
}

/** Who can see an album, and the link for those who may. */
export const AlbumSharing = <A extends Pick<ChangedAlbum, 'isPublic'>>({
  album,
  link,
  isPending,
  said,
  onVisibilityRequested,
}: AlbumSharingProps<A>) => (
  <Stack gap={16}>
    <Switch
      isSelected={album.isPublic}
      isPending={isPending}
      description={album.isPublic ? `${said.publicNote} ${said.privateAgainNote}` : said.privateNote}
      onChange={(isPublic) => onVisibilityRequested({ album, isPublic })}
    >
      {said.isPublic}
    </Switch>
    {album.isPublic && link !== null && <CodeBlock label={said.link} code={link} isWrapped />}
  </Stack>
);
