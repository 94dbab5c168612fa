import { wanImageToVideo } from '@kinora/contract';
import { pictureFile } from './world/files.ts';
import { expect, test } from './world/test.ts';
import { wholeJourney } from './world/wholeJourney.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
])
  test(`from the first sight of a studio until it is empty again nothing jumps, ${viewport.width} wide (A312, A313)`, async ({
    page,
    mara,
    origin,
  }) => {
    await page.setViewportSize(viewport);
    const steps = await wholeJourney(page, {
      tool: wanImageToVideo,
      person: mara,
      origin,
      fileFor: pictureFile,
    });
    const moves = steps.flatMap(({ step, moves: all }) => all.map((move) => `${step}: ${move}`));
    expect(
      steps.reduce((all, { shift }) => all + shift, 0),
      `what moves:\n${moves.join('\n')}`,
    ).toBeLessThanOrEqual(0.02);
  });
