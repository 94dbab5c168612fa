// @vitest-environment happy-dom
import {
  createImage,
  initialValues,
  inlineLimit,
  StudioError,
  wanImageToVideo,
  worthTelling,
  type AnyTool,
  type Draft,
  type GenerateReply,
  type ProblemKind,
  type RunNews,
  type StudioProblem,
} from '@kinora/contract';
import {
  createFakeStudioApi,
  fixtureTools,
  lanternTool,
  mediaFileFixture,
  posterTool,
} from '@kinora/contract/testing';
import { expect, it, vi } from 'vitest';
import { studioLabels } from '../../labels/studioLabels.ts';
import { serverRunner } from './serverRunner.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', included: 3 };
const draft: Draft<typeof lanternTool> = { ...initialValues(lanternTool), prompt: 'A lighthouse' };

function open(jobs: 'complete' | 'hold' = 'complete', tools: readonly AnyTool[] = [lanternTool]) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], tools, jobs } });
  const submit = vi.spyOn(api.generate, 'submit');
  const runner = serverRunner(api, () => studioLabels);
  const news: RunNews[] = [];
  const asked = (key: string) => ({
    key,
    signal: new AbortController().signal,
    onNews: (each: RunNews) => news.push(each),
  });
  return { api, submit, runner, news, asked };
}

it('a run is told from its sending to what was kept of it', async () => {
  const { runner, news, asked } = open();
  const end = await runner.run(lanternTool, draft, asked('once'));
  expect(news.map(({ at }) => at).slice(0, 3)).toEqual(['submitting', 'accepted', 'running']);
  expect(end).toMatchObject({ is: 'done', result: { is: 'creation', creation: { prompt: 'A lighthouse' } } });
});

it('a picture inside the request is on its way until all of it has left, and a small one is not told of', async () => {
  const { submit, runner, news, asked } = open('complete', [wanImageToVideo]);
  submit.mockImplementation(async (_request, { onProgress }) => {
    onProgress?.(0.5);
    onProgress?.(1);
    return { taskId: 'one' };
  });
  const of = (bytes: number) => ({
    ...initialValues(wanImageToVideo),
    prompt: 'Waves',
    image: mediaFileFixture({ blob: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) }),
  });
  await runner.run(wanImageToVideo, of(worthTelling), asked('large'));
  expect(news.slice(0, 4)).toEqual([
    { at: 'submitting' },
    { at: 'uploading', share: 0.5 },
    { at: 'submitting' },
    expect.objectContaining({ at: 'accepted' }),
  ]);
  news.length = 0;
  await runner.run(wanImageToVideo, of(100), asked('small'));
  expect(news.map(({ at }) => at).slice(0, 2)).toEqual(['submitting', 'accepted']);
});

it('a request that was out whole is on its way no more, though it is sent once again', async () => {
  const { submit, runner, news, asked } = open('complete', [wanImageToVideo]);
  submit.mockImplementation(async (_request, { onProgress }) => {
    for (const share of [1, 0.2]) onProgress?.(share);
    return { taskId: 'one' };
  });
  const blob = new Blob([new Uint8Array(worthTelling)], { type: 'image/png' });
  const image = mediaFileFixture({ blob });
  await runner.run(
    wanImageToVideo,
    { ...initialValues(wanImageToVideo), prompt: 'Waves', image },
    asked('once'),
  );
  expect(news.map(({ at }) => at).slice(0, 4)).toEqual([
    'submitting',
    'submitting',
    'submitting',
    'accepted',
  ]);
});

it('what was given up while its file went up is not ordered, whatever the port does', async () => {
  const { api, submit, runner, asked } = open('complete', [wanImageToVideo]);
  const given = new AbortController();
  vi.spyOn(api.storage, 'upload').mockImplementation(async () => {
    given.abort();
    return 'mara/harbour.png';
  });
  const image = mediaFileFixture({ size: inlineLimit + 1 });
  const run = runner.run(
    wanImageToVideo,
    { ...initialValues(wanImageToVideo), prompt: 'Waves', image },
    { ...asked('once'), signal: given.signal },
  );
  await expect(run).rejects.toThrow('aborted');
  expect(submit).not.toHaveBeenCalled();
});

it('the same key again is the same run, and another key another', async () => {
  const { runner, submit, asked } = open();
  submit.mockRejectedValueOnce(new StudioError({ kind: 'Offline', message: studioLabels.offline }));
  const cut = await runner.run(lanternTool, draft, asked('once'));
  expect(cut).toMatchObject({ is: 'failed', isCertain: false, problem: { message: studioLabels.cutOff } });
  await runner.run(lanternTool, draft, asked('once'));
  await runner.run(lanternTool, draft, asked('twice'));
  expect(submit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual([
    'once',
    'once',
    'twice',
  ]);
});

it('what is refused before anybody looks for an earlier try says nothing of one that may have been accepted', async () => {
  const { runner, submit, asked } = open();
  const endAfter = async (key: string, kind: ProblemKind) => {
    submit.mockRejectedValueOnce(new StudioError({ kind, message: 'No.' } as StudioProblem));
    return runner.run(lanternTool, draft, asked(key));
  };
  expect(await endAfter('first', 'RateLimited')).toMatchObject({ isCertain: true });
  submit.mockRejectedValueOnce(new StudioError({ kind: 'Unexpected', message: 'Broken' }));
  await runner.run(lanternTool, draft, asked('once'));
  expect(await endAfter('once', 'RateLimited')).toMatchObject({ isCertain: false });
  expect(await endAfter('once', 'NotSignedIn')).toMatchObject({ isCertain: false });
  expect(await endAfter('once', 'LeftUnsent')).toMatchObject({ isCertain: false });
  expect(await endAfter('once', 'Refused')).toMatchObject({ isCertain: true });
});

it('where there was no connection, nothing but that asks to try again', async () => {
  const { runner, submit, asked } = open();
  submit.mockRejectedValueOnce(new StudioError({ kind: 'Offline', message: 'There was no connection.' }));
  const end = await runner.run(
    createImage,
    { ...initialValues(createImage), prompt: 'Waves' },
    asked('once'),
  );
  expect(end).toMatchObject({
    is: 'failed',
    saying: { title: 'Error', description: 'There was no connection.' },
  });
});

it('a training ends with a model', async () => {
  const { tool, form } = fixtureTools.find((each) => each.tool.makes === 'model')!;
  const api = createFakeStudioApi({
    scenario: { accounts: [{ ...mara, balance: 500 }], tools: [tool], trains: true },
  });
  const { signal } = new AbortController();
  const end = await serverRunner(api, () => studioLabels).run(tool, form, {
    key: 'once',
    signal,
    onNews: () => {},
  });
  expect(end).toEqual({ is: 'done', result: { is: 'model', isRehearsal: false } });
});

/** How a run ends whose only answer is this one. */
async function endOf<T extends AnyTool>(tool: T, form: Draft<T>, reply: GenerateReply) {
  const { runner, submit, asked } = open('hold', [tool]);
  submit.mockResolvedValueOnce(reply);
  return runner.run(tool, form, asked('once'));
}

it('a placeholder stands in for what has no address where the words of its tool say so, whatever it makes (A225, D36)', async () => {
  const words = { ...lanternTool.words, standIn: 'No lamp yet' };
  expect(await endOf({ ...lanternTool, words }, draft, {})).toMatchObject({
    is: 'done',
    result: { is: 'creation', creation: { type: 'video', prompt: 'A lighthouse', file_url: null } },
    lacksFile: true,
  });
  const other = { ...posterTool, words: { ...posterTool.words, noAddress: 'No poster came' } };
  const form = { ...initialValues(posterTool), prompt: 'The sea is open' };
  expect(await endOf(other, form, {})).toMatchObject({
    is: 'failed',
    saying: expect.stringContaining('No poster came'),
  });
});

it('what makes a model has made no clip, though its answer has an address', async () => {
  const { tool, form } = fixtureTools.find((each) => each.tool.makes === 'model')!;
  expect(await endOf(tool, form, { videoUrl: 'https://models.example/ada' })).toMatchObject({
    is: 'done',
    result: { is: 'model', isRehearsal: false },
  });
});

it('a run under way is known by its tool, whatever else runs', async () => {
  const { api, runner, asked } = open('hold');
  const { signal } = new AbortController();
  expect(await runner.lasting!.running(lanternTool, { signal })).toBeNull();
  void runner.run(lanternTool, draft, asked('once'));
  const [job] = await vi.waitFor(async () => {
    const jobs = await api.generate.running();
    expect(jobs).toHaveLength(1);
    return jobs;
  });
  vi.spyOn(api.generate, 'running').mockResolvedValue([{ ...job!, task_id: 'other', tool: 'poster' }, job!]);
  expect(await runner.lasting!.running(lanternTool, { signal })).toEqual(job);
});
