import { compareWords, deedWords, historyWords } from '@kinora/contract';
import { filledStudio } from './world/filledStudio.ts';
import { keepEngineBusy } from './world/people.ts';
import { expect, test } from './world/test.ts';

/** How far two pictures are from each other, place by place: 0 to 255. The clip is sought to its very end first. */
function apart(picture: Element, clip: HTMLVideoElement): number {
  const side = 16;
  const pointsOf = (shown: HTMLImageElement | HTMLVideoElement) => {
    const pen = new OffscreenCanvas(side, side).getContext('2d')!;
    pen.drawImage(shown, 0, 0, side, side);
    return pen.getImageData(0, 0, side, side).data;
  };
  clip.currentTime = clip.duration;
  const points = pointsOf(clip);
  const sum = pointsOf(picture as HTMLImageElement).reduce(
    (total, point, at) => total + Math.abs(point - points[at]!),
    0,
  );
  return sum / points.length;
}

function isUncovered(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => part === document.elementFromPoint((left + right) / 2, y));
}

// That it is liked, and put away with its inputs kept, is proven where it is cheaper (StudioScreen.stories.tsx).
test('after a clip come the next steps: the whole screen, go on from its last frame in the same form, take that back, vary it, compare, reload', async ({
  page,
  mara,
  origin,
}) => {
  const { shell, studio } = await filledStudio(page, mara);
  await studio.generate.click();
  await studio.expectPlayable();
  const clip = await studio.clip.getAttribute('src');

  await test.step('what it was made from is seen beside it, under nothing', async () => {
    const source = page.getByRole('img', { name: 'What it was made from' });
    await expect.poll(() => source.evaluate(isUncovered)).toBe(true);
  });

  await test.step('the clip fills the whole screen with its controls, and comes back', async () => {
    const onScreen = () =>
      page.evaluate(() => {
        const whole = document.fullscreenElement;
        return (
          whole && {
            width: whole.getBoundingClientRect().width,
            clips: whole.querySelectorAll('video').length,
          }
        );
      });
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(onScreen).toEqual({ width: page.viewportSize()!.width, clips: 1 });
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(onScreen).toBeNull();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });

  await test.step('the last frame of a clip, and no other, takes the place of the picture', async () => {
    await page.getByRole('button', { name: 'Use last frame' }).click();
    const picture = page.getByRole('img', { name: /Waves roll in, last frame\.png/ });
    await expect(picture).toBeVisible();
    await expect(studio.clip).toHaveCount(0);
    const sought = await page.evaluateHandle(async (address) => {
      const video = document.createElement('video');
      Object.assign(video, { src: address, muted: true, preload: 'auto' });
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
      return video;
    }, clip!);
    // A player has leapt before it shows where to.
    await expect.poll(() => picture.evaluate(apart, sought)).toBeLessThan(3);
    await shell.toast('Replaced in this form').getByRole('button', { name: 'Undo' }).click();
    await studio.expectPicture();
  });

  await test.step('another like it is paid by what its button says (D11)', async () => {
    await studio.generate.click();
    await studio.expectPlayable();
    const letGo = await keepEngineBusy(origin);
    await page.getByRole('button', { name: 'Vary · included' }).click();
    await expect(studio.busy).toBeDisabled();
    await letGo();
    await studio.expectPlayable();
  });

  await test.step('the clip is laid over the one before it, both in step, and over the picture it came from', async () => {
    await page.getByRole('button', { name: deedWords.compare }).click();
    const compared = page.getByRole('dialog', { name: historyWords.compared });
    const clips = compared.locator('video');
    await expect(clips).toHaveCount(2);
    const times = () =>
      clips.evaluateAll((all) => (all as HTMLVideoElement[]).map((each) => each.currentTime));
    await compared.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => Math.min(...(await times()))).toBeGreaterThan(0.2);
    await compared.getByRole('button', { name: 'Pause' }).click();
    const behind = async () => Math.max(...(await times())) - Math.min(...(await times()));
    await expect.poll(behind).toBeLessThan(0.05);
    await compared.getByRole('radio', { name: compareWords.source }).check({ force: true });
    const withSource = page.getByRole('dialog', { name: compareWords.withSource });
    const source = withSource.getByRole('img', { name: compareWords.source });
    await expect
      .poll(() => source.evaluate((each) => (each as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(withSource.locator('video')).toHaveCount(1);
    await page.goBack();
    await expect(withSource).toBeHidden();
    await studio.expectPlayable();
  });

  await test.step('a reload leaves it where it stood', async () => {
    const last = (await studio.clip.getAttribute('src'))!.split('?')[0];
    await page.reload();
    await studio.expectPlayable();
    expect((await studio.clip.getAttribute('src'))!.split('?')[0]).toBe(last);
    await expect(page.getByRole('button', { name: 'Vary · 200 credits' })).toBeVisible();
  });
});
