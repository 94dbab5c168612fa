import type { Locator, Page } from '@playwright/test';
import { WanStudio } from './pages/WanStudio.ts';
import { arrive } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

/** What has the focus, and whether half of what fits of it on the screen lies under nothing else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    // A zone's own button is not seen itself: the zone shows that it has the focus.
    const zone = document.activeElement!.closest('[data-component=DropZone]');
    const element =
      document.activeElement!.clientHeight > 1 ? document.activeElement! : (zone ?? document.activeElement!);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = Math.max(0, left) + (Math.min(innerWidth, right) - Math.max(0, left)) / 2;
    const from = Math.max(0, top);
    const to = Math.min(innerHeight, bottom);
    const seen = [0.25, 0.5, 0.75].filter((part) => {
      const there = document.elementFromPoint(across, from + (to - from) * part);
      // A label is pressed in its field's stead, and a field may be drawn by what stands around it.
      return (
        there &&
        (element.contains(there) || there.contains(element) || there.closest('label')?.control === element)
      );
    });
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      place: `${element.tagName} ${Math.round(from)}–${Math.round(to)}`,
      isSeen: to > from && seen.length >= 2,
      isEnd: document.activeElement === document.body,
    };
  });

/** Goes on by Tab from there, at most so often, and tells what lay under something when it had the focus. */
async function walkedFrom(place: Locator, most = 40) {
  const page = place.page();
  await place.focus();
  const covered: string[] = [];
  let count = 0;
  for (; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at.isEnd) break;
    if (!at.isSeen) covered.push(`${at.name} (${at.place})`);
  }
  return { count, covered };
}

for (const [name, viewport] of [
  ['a phone on its side', { width: 844, height: 390 }],
  ['a page enlarged four times', { width: 320, height: 256 }],
] as const)
  test(`on ${name} nothing lies over what has the focus`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await arrive(page, '/wan-i2v');
    const studio = new WanStudio(page);
    await studio.choosePicture();
    await expect(studio.prompt).toBeVisible();
    const { count, covered } = await walkedFrom(page.getByRole('heading', { level: 1 }));
    expect(count).toBeGreaterThan(6);
    expect(covered).toEqual([]);
  });

test('in a low window what keeps its place leaves half of it to the form, also of who is short of credits', async ({
  page,
  veteran,
}) => {
  await enterAs(page, veteran);
  const bar = page.getByRole('banner');
  const foot = page.locator('[data-component="GenerateBar"]').locator('..');
  for (const width of [320, 844, 1280]) {
    await page.setViewportSize({ width, height: 500 });
    await arrive(page, '/wan-i2v');
    await expect(foot.getByRole('button', { name: 'Get more credits' })).toBeVisible();
    const left = async () => (await foot.boundingBox())!.y - (await bar.boundingBox())!.height;
    await expect.poll(left, { message: `at ${width}` }).toBeGreaterThanOrEqual(250);
  }
});

test('in a window as low as two fields what gets the focus comes out from under a message', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await arrive(page, '/wan-i2v');
  const studio = new WanStudio(page);
  await studio.choosePicture();
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const { count, covered } = await walkedFrom(page.getByRole('heading', { level: 1 }));
  expect(count).toBeGreaterThan(6);
  expect(covered).toEqual([]);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

test('on a desk the strokes of the motion brush come out from under the dock when they get the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/kling-ai?mode=motion-brush');
  await new WanStudio(page).choosePicture();
  const brush = page.getByRole('group', { name: /Motion/ });
  const add = brush.locator('[data-part="add"]');
  for (let stroke = 1; stroke <= 6; stroke += 1) await add.click();
  const strokes = brush.getByRole('listitem');
  await expect(strokes).toHaveCount(6);
  await page.evaluate(() => scrollTo(0, 0));
  const { covered } = await walkedFrom(add, 13);
  expect(covered).toEqual([]);
});
