import { serverTools, type AnyTool } from '@kinora/contract';
import { chosenClip, fixtureTools } from '@kinora/contract/testing';
import { describeStudioApi, describeTools, describeTraining } from '@kinora/contract/testing/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../../packages/backend/src/embedded/services/startServices.ts';
import { heldEngine } from '../../packages/backend/src/engines/testing/heldEngine.ts';
import { falOverHttp, type FalOverHttp } from '../../packages/backend/src/engines/fal/testing/falOverHttp.ts';
import { clientOn, stoppedInOrder } from './clientOn.ts';
import { paintedPng } from './paintedPng.ts';
import { realServer, type RealServer } from './realServer.ts';

const painted = paintedPng(96, 64);
const clip = await chosenClip().blob.bytes();
const fixtures: readonly AnyTool[] = fixtureTools.map(({ tool }) => tool);
const held = heldEngine({
  tools: fixtures,
  fileOf: ({ makes }) =>
    makes === 'image' ? { bytes: painted, type: 'image/png' } : { bytes: clip, type: 'video/mp4' },
});

let real: RealServer;
let training: RealServer;
let fal: FalOverHttp;
beforeAll(async () => {
  fal = await falOverHttp();
  // One that offers more tools than the catalogue's, and holds the jobs of those.
  const tools = [...fixtures, ...serverTools];
  real = await realServer({
    services: (platform) => startServices(platform, { tools, enginesBefore: [held.engine] }),
  });
  training = await realServer({ env: fal.env });
}, 60_000);
afterAll(async () => {
  for (const server of [real, training]) await stoppedInOrder(server);
  await fal.stop();
}, 60_000);

const clientOf = (server: RealServer) => clientOn(server, { picture: painted, move: held.move });

describeStudioApi('embedded', () => clientOf(real), 60_000);
// Every generation is a job here, also of what another server answers at once: it is held to all that a job promises.
const asJobs = fixtureTools.map(({ tool, form }) => ({ tool, form }));
describeTools('embedded', asJobs, () => clientOf(real), 60_000);
describeTraining('embedded with fal', () => clientOf(training), 60_000);

describe('a long history on the embedded server', () => {
  it('comes page by page, with none lost or repeated, also where many were made at one moment (A130)', async () => {
    const { id, ...credentials } = await real.newAccount();
    await real.sql(
      `insert into public.user_creations (user_id, type, prompt, status, model_used, created_at)
       select $1, case when n % 3 = 0 then 'image' else 'video' end, 'Frame ' || n, 'completed', 'wan-i2v',
         timestamptz '2026-11-14 09:30:00.123456+00' - make_interval(secs => n / 40)
       from generate_series(1, 130) as n`,
      [id],
    );
    const api = real.client();
    await api.auth.signIn(credentials);
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: string[] = [];
      const dates: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await api.creations.list({ sort, ...(after && { after }) });
        expect(page.total).toBe(130);
        seen.push(...page.items.map((each) => each.id));
        dates.push(...page.items.map((each) => each.created_at));
        after = page.next;
      } while (after);
      expect(new Set(seen).size).toBe(130);
      expect(seen).toHaveLength(130);
      expect(dates).toEqual(sort === 'oldest' ? dates.toSorted() : dates.toSorted().toReversed());
    }
    expect((await api.creations.list({ sort: 'newest', type: 'image' })).total).toBe(43);
  });
});
