import {
  initialValues,
  StudioError,
  ultimateUpscale,
  type DeviceEngine,
  type DeviceResult,
  type RunNews,
} from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { deviceRunner } from './deviceRunner.ts';

const made: DeviceResult = { is: 'prompt', text: 'A harbour', source: 'canned' };

/** One run by this engine, with all that it told. */
async function ran(run: DeviceEngine['run'], signal = new AbortController().signal) {
  const news: RunNews[] = [];
  const asked = { key: 'once', signal, onNews: (each: RunNews) => news.push(each) };
  const end = await deviceRunner({ run }).run(ultimateUpscale, initialValues(ultimateUpscale), asked);
  return { news, end };
}

describe('work on the device', () => {
  it('tells that it began and how far it is, and ends with what the engine made (A241)', async () => {
    const { news, end } = await ran(async (_tool, _draft, { onProgress }) => {
      onProgress(0.5);
      return made;
    });
    expect(news).toEqual([
      { at: 'running', taskId: null },
      { at: 'running', taskId: null, job: { progress: 0.5 } },
    ]);
    expect(end).toEqual({ is: 'done', result: made });
  });

  it('that fails is an end, in the engine’s words or else the tool’s, and says nothing of credits', async () => {
    const failing = (message: string) => ran(() => Promise.reject(new Error(message)));
    expect((await failing('Choose 2x.')).end).toEqual({
      is: 'failed',
      problem: { kind: 'Unexpected', message: 'Choose 2x.' },
      saying: 'Choose 2x.',
    });
    expect((await failing('')).end).toMatchObject({ is: 'failed', saying: ultimateUpscale.words.failed });
  });

  it('that fails for its file says at which field, as a server does', async () => {
    const problem = { kind: 'Invalid', field: 'image', message: 'Choose it again.' } as const;
    expect((await ran(() => Promise.reject(new StudioError(problem)))).end).toEqual({
      is: 'failed',
      problem,
      saying: 'Choose it again.',
    });
  });

  it('that is given up has no end', async () => {
    const given = new AbortController();
    const work = ran(async () => {
      given.abort(new Error('Given up.'));
      throw new Error('Cut off.');
    }, given.signal);
    await expect(work).rejects.toThrow('Given up.');
  });

  it('goes on nowhere else: nothing is to be found again', () => {
    expect(deviceRunner({ run: async () => made })).not.toHaveProperty('lasting');
  });

  it('can be had as its engine says of this device, and whole where it says nothing', async () => {
    const run: DeviceEngine['run'] = async () => made;
    const options = { signal: new AbortController().signal };
    const standing = (engine: DeviceEngine) => deviceRunner(engine).capabilities(ultimateUpscale, options);
    const none = { whyNot: 'This browser is too old.' };
    expect(await standing({ run, standing: () => none })).toEqual(none);
    expect(await standing({ run, standing: () => undefined })).toMatchObject({ accepts: {} });
    expect(await standing({ run })).toMatchObject({ accepts: {} });
  });
});
