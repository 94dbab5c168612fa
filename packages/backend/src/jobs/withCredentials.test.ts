import { createImage, wanImageToVideo } from '@kinora/contract';
import { drawnPicture } from '@kinora/media/node';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Credentials } from '../credentials/credentials.ts';
import { openCredentials } from '../credentials/openCredentials.ts';
import { readCredentials } from '../credentials/testing/readCredentials.ts';
import { testChain } from '../credentials/testing/testChain.ts';
import { EngineRefusal, type EngineResult } from '../engines/engine.ts';
import { arrivingFile } from '../intake/arriving.ts';
import { byteBudget } from '../intake/byteBudget.ts';
import { wholeResult } from '../engines/fal/testing/wholeResult.ts';
import type { JobRow } from './job.ts';
import { madeClip, scriptedEngine } from './testing/scriptedEngine.ts';
import { withCredentials } from './withCredentials.ts';

const chain = testChain();
let credentials: Credentials;
let picture: Uint8Array<ArrayBuffer>;
let logged: string[];
const log = (line: string) => logged.push(line);
beforeEach(() => {
  logged = [];
});
beforeAll(async () => {
  credentials = await openCredentials(chain, { clock: () => new Date(), log });
  picture = new Uint8Array(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
});

const room = 60_000_000;
const memory = byteBudget(room);
const job = {
  id: 'job-1',
  tool: createImage.id,
  request: { values: {}, files: {}, refundsCancelled: 'always' },
} as unknown as JobRow;

/** What is kept in the end, whole. */
const kept = (result: EngineResult, given: Credentials | null = credentials, of = job) =>
  withCredentials(
    result,
    of,
    { credentials: given, engine: scriptedEngine(), memory, log },
    async (signed) => ({
      verdict: signed.verdict,
      result: await wholeResult(Promise.resolve(signed)),
    }),
  );
const fileIn = ({ result }: Awaited<ReturnType<typeof kept>>) => ('file' in result ? result.file : null);

/** On its way from a provider, in pieces. */
const arriving = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg', most = 100_000_000) =>
  ({
    verdict: 'arriving',
    file: arrivingFile({
      type,
      kind: type.startsWith('video/') ? 'video' : 'image',
      begun: [bytes.slice(0, 1000)],
      rest: new Blob([bytes.slice(1000)]).stream().getReader(),
      most,
      tooLarge: () => new EngineRefusal('Too large.'),
      broken: (cause) => cause,
    }),
  }) as const;

describe('what an engine made', () => {
  it('on this machine is signed, the picture and the poster, as made by what stands beside it', async () => {
    const made: EngineResult = {
      ...(madeClip as Extract<EngineResult, { verdict: 'completed' }>),
      file: { bytes: picture, type: 'image/jpeg' },
      poster: { bytes: picture, type: 'image/jpeg' },
    };
    const { result } = await kept(made);
    if (result.verdict !== 'completed') throw new Error(result.verdict);
    expect(result).toMatchObject({ width: 1280, height: 720, seconds: 5 });
    for (const file of [result.file, result.poster!])
      expect(readCredentials(file.bytes, chain.root)).toMatchObject({
        problems: [],
        actions: [
          {
            softwareAgent: { name: 'Scripted engine' },
            digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
          },
        ],
      });
  });

  it('at a provider is signed once it is here whole, with its size in pixels known', async () => {
    const ended = await kept(arriving(picture));
    expect(ended.result).toMatchObject({ verdict: 'completed', width: 96, height: 54 });
    expect(readCredentials(fileIn(ended)!.bytes as Uint8Array, chain.root)?.problems).toEqual([]);
    expect(memory.free()).toBe(room);
  });

  it('is kept as it came where it is a clip or another kind of picture', async () => {
    const clip = { ...madeClip, poster: null } as EngineResult;
    expect((await kept(clip)).result).toEqual(clip);
    for (const type of ['video/mp4', 'image/webp']) {
      const ended = await kept(arriving(picture, type));
      expect(ended.verdict).toBe('arriving');
      expect(fileIn(ended)).toEqual({ type, bytes: picture });
    }
    const failed = { verdict: 'failed', message: 'No.' } as const;
    expect((await kept(failed)).result).toEqual(failed);
  });

  it('is kept as it came where nothing is configured', async () => {
    const ended = await kept(arriving(picture), null);
    expect(ended.verdict).toBe('arriving');
    expect(fileIn(ended)).toEqual({ type: 'image/jpeg', bytes: picture });
  });

  it('passes on unsigned where it is too large to hold, whole and in its order, and the log says so', async () => {
    const large = new Uint8Array(26_000_000);
    large.set(picture);
    large.fill(7, 25_900_000);
    const ended = await kept(arriving(large));
    expect(ended.verdict).toBe('arriving');
    expect(Buffer.from(fileIn(ended)!.bytes as Uint8Array).equals(large)).toBe(true);
    expect(logged).toEqual(['Job job-1: the picture is larger than 25 MB and has no Content Credentials.']);
    expect(memory.free()).toBe(room);
  });

  it('and that breaks off on its way fails with the reason of this side, and gives its memory back', async () => {
    await expect(kept(arriving(picture, 'image/jpeg', 2000))).rejects.toThrow(
      new EngineRefusal('Too large.'),
    );
    expect(memory.free()).toBe(room);
  });

  it('with a tool that makes clips has a poster that is signed', async () => {
    const made = { ...madeClip, poster: { bytes: picture, type: 'image/jpeg' } } as EngineResult;
    const { result } = await kept(made, credentials, { ...job, tool: wanImageToVideo.id });
    if (result.verdict !== 'completed') throw new Error(result.verdict);
    expect(result.file.bytes).toEqual(Uint8Array.of(1, 2, 3));
    expect(readCredentials(result.poster!.bytes, chain.root)?.problems).toEqual([]);
  });
});
