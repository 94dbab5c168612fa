import { describe, expect, it } from 'vitest';
import type { Job } from '../entities/job.ts';
import { problemIn, StudioError } from '../errors.ts';
import { requestOf } from '../tools/request.ts';
import { wanImageToVideo } from '../tools/wanImageToVideo.ts';
import { notOffered } from '../words/problems.ts';
import type { StartingFunds } from './conformance/bench.ts';
import { describeStudioApi, describeTools, describeTraining } from './describeStudioApi.ts';
import { createFakeStudioApi, type Scenario } from './fake/createFakeStudioApi.ts';
import { historyFixture } from './fixtures/creations.ts';
import { onePixelPng } from './fixtures/mediaFile.ts';
import { fixtureScenario, fixtureTools, requestFor } from './tools/fixtureTools.ts';

let people = 0;
const fakeWith = async (scenario: Scenario) => {
  const api = createFakeStudioApi({ scenario });
  return {
    api,
    picture: onePixelPng,
    async account({ included, balance }: StartingFunds) {
      const credentials = { email: `person-${(people += 1)}@example.com`, password: 'correct horse' };
      api.world.addAccount({ ...credentials, included, balance });
      return credentials;
    },
    move: (taskId: string, status: Job['status'], message: string | null = null) =>
      api.jobs.advance(taskId, { status, message }),
  };
};
describeStudioApi('the fake', () => fakeWith({}));
describeTraining('the fake', () => fakeWith({ trains: true }));
describeTools('the fake', fixtureTools, () => fakeWith({ ...fixtureScenario, jobs: 'hold' }));

const mara = { email: 'mara@example.com', password: 'correct horse' };
const request = requestOf(wanImageToVideo, {
  image: `data:image/png;base64,${onePixelPng}`,
  prompt: 'Waves',
  duration: 5,
  motion: 5,
});

describe('the fake', () => {
  it('is the same twice with one seed', async () => {
    const ids = await Promise.all(
      [1, 1, 2].map(async (seed) => {
        const api = createFakeStudioApi({ seed, scenario: { accounts: [mara] } });
        return (await api.generate.submit(request, { idempotencyKey: 'a' })).taskId;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('fails where the scenario says so', async () => {
    const api = createFakeStudioApi({
      scenario: {
        accounts: [mara],
        failures: { 'creations.list': { kind: 'Offline', message: 'No network' } },
      },
    });
    await expect(api.creations.list({ sort: 'newest' })).rejects.toEqual(
      new StudioError({ kind: 'Offline', message: 'No network' }),
    );
  });

  it('offers a tool that makes a model only where it has a trainer, whatever the tool is (D32)', async () => {
    const { tool, form } = fixtureTools.find((each) => each.tool.makes === 'model')!;
    const ask = async (trains: boolean) => {
      const api = createFakeStudioApi({
        scenario: { accounts: [{ ...mara, balance: 100 }], tools: [tool], trains },
      });
      const { tools } = await api.generate.capabilities();
      const reply = api.generate.submit(await requestFor({ tool, form }), { idempotencyKey: 'a' });
      return [tools[tool.id] !== null, await reply.then(() => 'taken', problemIn)];
    };
    expect(await ask(true)).toEqual([true, 'taken']);
    expect(await ask(false)).toEqual([false, { kind: 'Invalid', message: notOffered(tool) }]);
  });

  it('gives back what a failed job cost', async () => {
    const api = createFakeStudioApi({
      scenario: { accounts: [{ ...mara, included: 0, balance: 200 }], jobs: 'hold' },
    });
    const { taskId } = await api.generate.submit(request, { idempotencyKey: 'a' });
    expect((await api.credits.limits()).credit_balance).toBe(0);
    api.jobs.advance(taskId!, { status: 'failed', message: 'The picture could not be read.' });
    expect((await api.credits.limits()).credit_balance).toBe(200);
  });

  it('gives all back for what is cancelled while it waits, and nothing once it runs', async () => {
    const api = createFakeStudioApi({
      scenario: { accounts: [{ ...mara, included: 0, balance: 400 }], jobs: 'hold' },
    });
    const balance = async () => (await api.credits.limits()).credit_balance;
    const waiting = (await api.generate.submit(request, { idempotencyKey: 'a' })).taskId!;
    const [job] = await api.generate.running();
    expect(job).toMatchObject({ task_id: waiting, cancel_returns: 'all' });
    expect(await api.generate.cancel(waiting, { returns: 'all' })).toEqual({
      status: 'cancelled',
      returned: 'all',
    });
    expect(await balance()).toBe(400);

    const begun = (await api.generate.submit(request, { idempotencyKey: 'b' })).taskId!;
    api.jobs.advance(begun, { status: 'running', progress: 0.2, position: null });
    await expect(api.generate.cancel(begun, { returns: 'all' })).rejects.toMatchObject({
      problem: { kind: 'Invalid' },
    });
    expect(await api.generate.cancel(begun, { returns: 'none' })).toEqual({
      status: 'cancelled',
      returned: 'none',
    });
    expect(await balance()).toBe(200);
    expect(await api.generate.running()).toEqual([]);
  });

  it('settles a job once, though it ends twice', async () => {
    const api = createFakeStudioApi({
      scenario: { accounts: [{ ...mara, included: 0, balance: 200 }], jobs: 'hold' },
    });
    const { taskId } = await api.generate.submit(request, { idempotencyKey: 'a' });
    api.jobs.advance(taskId!, { status: 'completed' });
    api.jobs.advance(taskId!, { status: 'failed', message: 'Too late.' });
    expect((await api.credits.limits()).credit_balance).toBe(0);
    expect((await api.credits.ledger()).items.map((each) => each.kind)).toEqual(['capture', 'hold']);
  });

  it('pages through a long history without losing or repeating a row (A130)', async () => {
    const creations = historyFixture(130);
    const api = createFakeStudioApi({ scenario: { accounts: [{ ...mara, creations }] } });
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await api.creations.list({ sort: 'newest', ...(after && { after }) });
      expect(page.total).toBe(130);
      seen.push(...page.items.map((each) => each.id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(creations.map((each) => each.id));
  });
});
