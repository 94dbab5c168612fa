import { StudioError } from '@kinora/contract';
import { creationFixture, historyFixture } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { nameApart, zipOfCreations } from './zipOfCreations.ts';

const api = {
  downloadAddress: async ({ download_url }: { download_url: string | null }) => {
    if (!download_url)
      throw new StudioError({ kind: 'NotFound', message: 'File not available for download' });
    return `https://files.example/${download_url}`;
  },
};
/** The names that a zip lists at its end. */
async function namesIn(blob: Blob): Promise<string[]> {
  const bytes = new DataView(await blob.arrayBuffer());
  const names: string[] = [];
  for (let at = 0; at + 46 <= bytes.byteLength; at += 1) {
    if (bytes.getUint32(at, true) !== 0x02014b50) continue;
    names.push(
      new TextDecoder().decode(new Uint8Array(bytes.buffer, at + 46, bytes.getUint16(at + 28, true))),
    );
  }
  return names;
}

describe('several creations as a zip (D35)', () => {
  it('holds each file under a name that says what is in it, none twice', async () => {
    const [one, two] = historyFixture(2);
    const twin = { ...one!, id: two!.id };
    const { blob, packed, missing } = await zipOfCreations([one!, twin], api, {
      fetchFile: async () => new Response('clip'),
    });
    expect({ packed, missing }).toEqual({ packed: 2, missing: 0 });
    const names = await namesIn(blob);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/\.mp4$/);
  });

  it('leaves out what is no longer there, and counts it', async () => {
    const creations = [creationFixture(), creationFixture({ download_url: null }, 1), creationFixture({}, 2)];
    const answers = [new Response('clip'), new Response('gone', { status: 404 })];
    const told: number[] = [];
    const { packed, missing } = await zipOfCreations(creations, api, {
      fetchFile: async () => answers.shift()!,
      onProgress: (done) => void told.push(done),
    });
    expect({ packed, missing }).toEqual({ packed: 1, missing: 2 });
    expect(told).toEqual([0, 1, 2]);
  });

  it('without a network is no zip, and says so', async () => {
    const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(zipOfCreations(historyFixture(2), api, { fetchFile: noNetwork })).rejects.toMatchObject({
      problem: { kind: 'Offline' },
    });
  });

  it.each([
    ['wave.mp4', [], 'wave.mp4'],
    ['wave.mp4', ['wave.mp4'], 'wave-2.mp4'],
    ['wave.mp4', ['wave.mp4', 'wave-2.mp4'], 'wave-3.mp4'],
    ['wave', ['wave'], 'wave-2'],
  ])('%s beside %o is called %s', (name, taken, called) => {
    expect(nameApart(name, new Set(taken))).toBe(called);
  });
});
