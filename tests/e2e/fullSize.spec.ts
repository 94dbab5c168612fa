import {
  createImage,
  initialValues,
  premiumImageToVideo,
  requestOf,
  stableVideo,
  veo3,
} from '@kinora/contract';
import { dataUrlOf, pictureFile } from './world/files.ts';
import { lookAt } from './world/seen.ts';
import { startServer, type Server } from './world/server.ts';
import { expect, inFolder, test as base } from './world/test.ts';

/** On a server that makes all as large as it is asked for. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) =>
      inFolder(async (data) => {
        const server = await startServer(data, { clipScale: 1 });
        await use(server);
        await server.stop();
      }),
    { scope: 'worker', timeout: 180_000 },
  ],
});

const prompt = 'Waves roll in at dawn';
const image = dataUrlOf(pictureFile());
const asked = [
  [
    1280,
    720,
    3,
    requestOf(premiumImageToVideo, { ...initialValues(premiumImageToVideo), image, prompt, duration: 3 }),
  ],
  [512, 512, 2, requestOf(stableVideo, { ...initialValues(stableVideo), image, prompt, duration: 2 })],
  [854, 480, 5, requestOf(veo3, { ...initialValues(veo3), prompt, resolution: '480p' })],
  [1024, 1024, null, requestOf(createImage, { ...initialValues(createImage), prompt })],
] as const;

test('what is made has the very size that was asked for, and a browser loads, plays and seeks it', async ({
  page,
  mara,
  origin,
}) => {
  for (const [width, height, seconds, request] of asked)
    await test.step(`${width} × ${height}`, async () => {
      const { taskId } = await mara.api.generate.submit(request, { idempotencyKey: crypto.randomUUID() });
      let id = '';
      for await (const job of mara.api.generate.follow(taskId!)) id = job.creation_id ?? id;
      const made = (await mara.api.creations.byId(id))!;
      const seen = await lookAt(page, origin, made);
      expect(seen).toMatchObject({ width, height });
      expect(made).toMatchObject({ width, height });
      if (seconds !== null) expect(Math.abs(seen.clip!.seconds - seconds)).toBeLessThanOrEqual(0.2);
    });
});
