import { cogVideo, initialValues, requestOf, type Values } from '@kinora/contract';
import { WanStudio } from './pages/WanStudio.ts';
import { History } from './pages/History.ts';
import { untilMade } from './world/patience.ts';
import { member, picture, type SignedIn } from './world/people.ts';
import { startServer } from './world/server.ts';
import { enterAs, expect, test } from './world/test.ts';

/** A clip of another studio: one would take a clip of its own tool for what it was just asked for, and show that. */
const submitElsewhere = ({ api }: SignedIn) =>
  api.generate.submit(
    requestOf(cogVideo, {
      ...initialValues(cogVideo),
      image: `data:image/png;base64,${picture().toString('base64')}`,
      prompt: 'A crowd crosses the square',
    } as Values<typeof cogVideo>),
    { idempotencyKey: crypto.randomUUID() },
  );

test('a server killed in the middle of a job ends it after the restart, charged once, and loses nothing', async ({
  page,
  complaints,
  folder,
}) => {
  let server = await startServer(folder);
  const { origin, port } = server;
  try {
    const mara = await member(origin);
    await enterAs(page, mara);
    await page.goto(`${origin}/wan-i2v`);
    const studio = new WanStudio(page);
    await studio.choosePicture();
    await studio.prompt.fill('Waves roll in');
    // Another clip of hers is first, so that ours is surely on its way when the server dies.
    await submitElsewhere(mara);
    await studio.generate.click();
    // The server has accepted it, and answered.
    await expect(page.getByText('Video generation started. Please wait...').last()).toBeVisible();
    await expect
      .poll(async () => (await mara.api.generate.running()).some((job) => job.status === 'running'))
      .toBe(true);

    await server.kill();
    // Where the page still asks for it.
    server = await startServer(folder, { port });

    await test.step('the page that stayed open follows it to its end', async () => {
      await studio.expectPlayable();
    });
    await test.step('both clips are in the history, and each was paid for once', async () => {
      await expect.poll(async () => (await mara.api.generate.running()).length, untilMade).toBe(0);
      expect(await mara.api.credits.limits()).toMatchObject({ credits_used: 2, credits_remaining: 1 });
      await page.goto(`${origin}/creation-history`);
      await new History(page).expectTotal('2 creations');
    });
  } finally {
    await server.stop();
  }
  // While nobody answered, the browser noted each question.
  expect(
    complaints.splice(0).filter((each) => !/ERR_CONNECTION|ERR_EMPTY|Failed to load/.test(each)),
  ).toEqual([]);
});
