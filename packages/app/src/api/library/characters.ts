import {
  generalWords,
  characterColumns,
  characterRowSchema,
  type Character,
  type LibraryApi,
} from '@kinora/contract';
import * as v from 'valibot';
import type { Connection } from '../connection.ts';
import { notFound, restAnswer } from '../problems.ts';
import type { SignedAddresses } from '../signedAddresses.ts';
import { parseResponse } from '../parseResponse.ts';

type CharactersApi = Pick<LibraryApi, 'characters' | 'saveCharacter' | 'deleteCharacter'>;

export function charactersApi(connection: Connection, addresses: SignedAddresses): CharactersApi {
  const table = () => connection.client.from('characters');

  const readable = async (data: unknown, signal?: AbortSignal): Promise<Character[]> => {
    const rows = parseResponse(v.array(characterRowSchema), data);
    const signed = await addresses.of(
      rows.flatMap((row) => row.images),
      signal,
    );
    let next = 0;
    return rows.map((row) => ({
      ...row,
      images: row.images.map((place) => ({ place, address: signed[next++] ?? null })),
    }));
  };

  return {
    async characters({ signal } = {}) {
      await connection.session();
      const query = table().select(characterColumns).order('created_at', { ascending: false });
      const { data } = await restAnswer(query, signal);
      return readable(data, signal);
    },

    async saveCharacter({ id, name, description, images }) {
      await connection.session();
      const said = { name, description, images };
      const { data } = await restAnswer(
        id === undefined
          ? table().insert(said).select(characterColumns)
          : table().update(said).eq('id', id).select(characterColumns),
      );
      const [saved] = await readable(data);
      if (!saved) throw notFound(generalWords.gone('character'));
      return saved;
    },

    async deleteCharacter(id) {
      await connection.session();
      await restAnswer(table().delete().eq('id', id));
    },
  };
}
