import { describe, expect, it } from 'vitest';
import { StudioError } from '../errors.ts';
import { requestOf } from '../tools/request.ts';
import { wanImageToVideo } from '../tools/wanImageToVideo.ts';
import { describeStudioApi } from './describeStudioApi.ts';
import { createFakeStudioApi } from './fake/createFakeStudioApi.ts';
import { historyFixture } from './fixtures/creations.ts';
import { onePixelPng } from './fixtures/mediaFile.ts';

describeStudioApi('the fake', async () => {
  const api = createFakeStudioApi();
  let count = 0;
  return {
    api,
    picture: onePixelPng,
    async account({ included, balance }) {
      const credentials = { email: `person-${(count += 1)}@example.com`, password: 'correct horse' };
      api.world.addAccount({ ...credentials, included, balance });
      return credentials;
    },
  };
});

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

  it('gives back what a failed job cost', async () => {
    const api = createFakeStudioApi({
      scenario: { accounts: [{ ...mara, included: 0, balance: 200 }], jobs: 'hold' },
    });
    const { taskId } = await api.generate.submit(request, { idempotencyKey: 'a' });
    expect((await api.credits.limits()).credit_balance).toBe(0);
    api.jobs.advance(taskId!, { status: 'failed', message: 'The picture could not be read.' });
    expect((await api.credits.limits()).credit_balance).toBe(200);
  });

  it('A130 pages through a long history without losing or repeating a row', async () => {
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
