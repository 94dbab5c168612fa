import { open } from './access.ts';
import { answer, refuse } from './answer.ts';
import { parsedBody } from './parsedBody.ts';

const addressSeconds = 3600;

interface SharedItem {
  readonly file: string | null;
  readonly thumbnail: string | null;
  readonly [more: string]: unknown;
}

interface SharedAlbum {
  readonly items: readonly SharedItem[];
  readonly [more: string]: unknown;
}

const deadLink = () => refuse({ kind: 'NotFound', message: 'This link leads to no album any more.' });

/** A public album, for whoever has its link, with addresses that last for an hour. */
export const sharedAlbum = open(
  async (request, { database, files }) => {
    const { token } = await parsedBody(request, 'shared-album');
    const album = await database.call<SharedAlbum | null>('shared_album', { p_token: token });
    if (!album) return deadLink();
    const places = album.items
      .flatMap(({ file, thumbnail }) => [file, thumbnail])
      .filter((place) => place !== null);
    const signed = await files.addresses(places, addressSeconds);
    const addressOf = new Map(places.map((place, index) => [place, signed[index] ?? null]));
    return answer({
      ...album,
      itemCount: album.items.length,
      items: album.items.map(({ file, thumbnail, ...item }) => ({
        ...item,
        fileUrl: file && addressOf.get(file),
        thumbnailUrl: thumbnail && addressOf.get(thumbnail),
      })),
    });
  },
  { name: 'shared-album', mostPerMinute: 60, mostPerMinuteHere: 120 },
);
