import { mediaOf, premiumEffects, premiumMotionBrush, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { clipFile, pictureFile } from './world/files.ts';
import { member } from './world/people.ts';
import { expect, test } from './world/test.ts';
import { wholeJourney } from './world/wholeJourney.ts';

const desk = { width: 1280, height: 800 };
const large = { width: 1920, height: 1080 };
const phone = { width: 390, height: 844 };

const journeys: readonly (readonly [AnyTool, typeof desk])[] = [
  [wanImageToVideo, desk],
  [wanImageToVideo, large],
  [wanImageToVideo, phone],
  // What is drawn on comes late, and a clip of Kinora's own brings a message with it.
  [premiumMotionBrush, large],
  [premiumEffects, desk],
];

for (const [tool, viewport] of journeys)
  test(`from the first sight of a studio until it is empty again nothing jumps, ${tool.title} ${viewport.width} wide (A312, A313)`, async ({
    page,
    mara,
    origin,
  }) => {
    await page.setViewportSize(viewport);
    const steps = await wholeJourney(page, {
      tool,
      person: mara,
      origin,
      fileFor: async (input) =>
        mediaOf(input) === 'video' ? clipFile(await member(origin), origin, 3) : pictureFile(),
    });
    const moves = steps.flatMap(({ step, moves: all }) => all.map((move) => `${step}: ${move}`));
    expect(
      steps.reduce((all, { shift }) => all + shift, 0),
      `what moves:\n${moves.join('\n')}`,
    ).toBeLessThanOrEqual(0.02);
  });
