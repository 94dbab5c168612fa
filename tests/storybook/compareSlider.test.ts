import { expect, it } from 'vitest';
import { bookPage } from './bookPage.ts';

const { open, page } = bookPage();

async function seamOf(story: string): Promise<() => Promise<string | null>> {
  await open(`studio-kit-result-compareslider--${story}`);
  const seam = page().getByRole('slider');
  await seam.waitFor();
  return () => seam.getAttribute('aria-valuetext');
}

/** Where the seam is seen, from 0 at the left to 1 at the right. */
const seen = () =>
  page()
    .locator('[data-part="line"]')
    .evaluate((line) => {
      const frame = line.parentElement!.getBoundingClientRect();
      const { left, width } = line.getBoundingClientRect();
      return (left + width / 2 - frame.left) / frame.width;
    });

it.each([
  ['ArrowRight', '51% Before', 0.51],
  ['ArrowLeft', '49% Before', 0.49],
  ['PageUp', '60% Before', 0.6],
  ['Home', '0% Before', 0],
  ['End', '100% Before', 1],
])('the seam of a comparison follows %s, and says so', async (key, words, share) => {
  const said = await seamOf('full');
  await page().keyboard.press('Tab');
  await page().keyboard.press(key);
  await expect.poll(said).toBe(words);
  expect(await seen()).toBeCloseTo(share, 2);
});

it('the seam of a comparison goes to the left with the left arrow also where reading goes that way', async () => {
  await seamOf('right-to-left');
  const before = await seen();
  await page().keyboard.press('Tab');
  await page().keyboard.press('ArrowLeft');
  await expect.poll(seen).toBeLessThan(before);
});
