import {
  downloadName,
  generalWords,
  problemIn,
  StudioError,
  type StudioCreation,
  type CreationsApi,
} from '@kinora/contract';

export interface Zip {
  readonly blob: Blob;
  /** How many files were in it, and how many were no longer there. */
  readonly packed: number;
  readonly missing: number;
}

interface Packing {
  fetchFile?: ((address: string) => Promise<Response>) | undefined;
  onProgress?: ((done: number) => void) | undefined;
}

/** A name that no other in the same zip has. */
export function nameApart(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/i.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const other = `${stem}-${number}${ending}`;
    if (!taken.has(other)) return other;
  }
}

/** The files of several creations in one zip, packed in the browser, one file after the other: `onProgress` tells how many were looked at. */
export async function zipOfCreations(
  creations: readonly StudioCreation[],
  api: Pick<CreationsApi, 'downloadAddress'>,
  { fetchFile = fetch, onProgress }: Packing = {},
): Promise<Zip> {
  const { downloadZip } = await import('client-zip');
  const taken = new Set<string>();
  let missing = 0;

  const fileOf = async (creation: StudioCreation): Promise<Response | null> => {
    try {
      const answer = await fetchFile(await api.downloadAddress(creation));
      return answer.ok ? answer : null;
    } catch (thrown) {
      const problem = problemIn(thrown);
      if (problem?.kind === 'NotFound') return null;
      throw problem ? thrown : new StudioError({ kind: 'Offline', message: generalWords.offline });
    }
  };
  async function* files() {
    for (const [done, creation] of creations.entries()) {
      onProgress?.(done);
      const input = await fileOf(creation);
      if (!input) {
        missing += 1;
        continue;
      }
      const name = nameApart(downloadName(creation), taken);
      taken.add(name);
      yield { name, lastModified: new Date(creation.created_at), input };
    }
  }
  const blob = await downloadZip(files()).blob();
  return { blob, packed: taken.size, missing };
}
