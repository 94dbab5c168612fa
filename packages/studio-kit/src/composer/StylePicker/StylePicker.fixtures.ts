import { expect, waitFor } from 'storybook/test';

/** Waits until so many drawn looks have come and can be seen. */
export const drawnLooks = (place: HTMLElement, count: number): Promise<void> =>
  waitFor(async () => {
    const looks = [...place.querySelectorAll('img')];
    await expect(looks).toHaveLength(count);
    for (const look of looks) await expect(look.naturalWidth).toBeGreaterThan(0);
  });
