import { premiumImageToVideo } from '@kinora/contract';
import { beforeAll, expect, it } from 'vitest';
import { bookPage } from './bookPage.ts';

// The stories themselves run in a browser that asks for less motion: only here is any seen to move.
const { open, page } = bookPage();
beforeAll(async () => {
  await open('studio-kit-composer-camerapicker--full');
  await page().getByRole('radio').first().waitFor();
});

it.each([
  ['zoom_in', [1.4, 0, 0]],
  ['zoom_out', [0.72, 0, 0]],
  ['pan_left', [1, 5, 0]],
  ['pan_right', [1, -5, 0]],
  ['tilt_up', [1, 0, 4]],
  ['tilt_down', [1, 0, -4]],
] as const)('a camera move that is pointed at is seen to move so: %s (A265)', async (move, moved) => {
  const { label } = premiumImageToVideo.inputs.camera.options.find(({ value }) => value === move)!;
  const scene = page().locator(`[data-move="${move}"]`);
  const playing = () => scene.evaluate((each) => each.getAnimations()[0]?.playState);
  await page().mouse.move(0, 0);
  expect(await playing()).toBe('paused');
  await page().locator('label', { hasText: label }).hover();
  await expect.poll(playing).toBe('running');
  const seen = await scene.evaluate((each) => {
    const [animation] = each.getAnimations();
    animation!.pause();
    // Where its first way there ends.
    animation!.currentTime = Number(animation!.effect!.getTiming().duration) * 0.9;
    const { a, e, f } = new DOMMatrix(getComputedStyle(each).transform);
    animation!.cancel();
    return [a, e, f];
  });
  expect(seen).toEqual(moved);
});
