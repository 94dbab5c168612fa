import { imageToPrompt, initialValues, isOfFile, problemIn, ultimateUpscale } from '@kinora/contract';
import { chosenPicture } from '@kinora/contract/testing';
import { PictureProblem } from '@kinora/media/picture-problem';
import { expect, it, vi } from 'vitest';
import { promptReader } from './promptReader.ts';
import { upscaler } from './upscaler.ts';

const told = { is: 'failed', message: 'It is gone. Choose it again.', isOfPicture: true };
const aside = { signal: new AbortController().signal, onProgress: () => {} };

/** A worker that can do nothing with what it is given. */
function workerSaying(answer: object) {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: answer }));
      terminate = () => {};
    },
  );
}

const upscaled = { ...initialValues(ultimateUpscale), image: chosenPicture('sea.png') };
const described = { ...initialValues(imageToPrompt), image: chosenPicture('sea.png') };

const runs = [
  ['an enlargement', () => upscaler.run(ultimateUpscale, upscaled, aside), ultimateUpscale, upscaled],
  ['a reading', () => promptReader.run(imageToPrompt, described, aside), imageToPrompt, described],
] as const;

it.each(runs)(
  '%s that fails for its picture says so of its field, so that the same is not offered again (A241)',
  async (_which, run, tool, draft) => {
    workerSaying(told);
    const thrown: unknown = await run().catch((problem: unknown) => problem);
    const problem = problemIn(thrown)!;
    expect(problem).toEqual({ kind: 'Invalid', message: told.message, field: 'image' });
    expect(isOfFile(tool, draft, problem)).toBe(true);
  },
);

it('an enlargement that is too large for its picture is told of it before any work', async () => {
  workerSaying({ is: 'made' });
  const image = { ...chosenPicture('sea.png'), width: 4000, height: 3000 };
  const thrown: unknown = await upscaler
    .run(ultimateUpscale, { ...upscaled, image, factor: 2 }, aside)
    .catch((problem: unknown) => problem);
  expect((thrown as Error).cause).toBeInstanceOf(PictureProblem);
  expect(problemIn(thrown)).toMatchObject({ kind: 'Invalid', field: 'image' });
});

it('what failed for another reason can be tried again', async () => {
  workerSaying({ is: 'failed', message: 'The work broke off.', isOfPicture: false });
  const thrown: unknown = await runs[0][1]().catch((problem: unknown) => problem);
  expect(problemIn(thrown)).toBeNull();
  expect((thrown as Error).message).toBe('The work broke off.');
});
