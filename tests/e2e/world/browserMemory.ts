import { expect, type Page } from '@playwright/test';

/** The entry of the history that is shown. What lies over a page is stepped back from once it has one of its own. */
export const entryOf = (page: Page): Promise<number> => page.evaluate(() => navigation.currentEntry!.index);

/** A page that is left before the browser has a file keeps none. */
export async function expectFileKept(page: Page, name: string): Promise<void> {
  const names = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('kinora-drafts');
          opening.addEventListener('error', () => reject(opening.error!));
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('files').objectStore('files').getAll();
            reading.addEventListener('error', () => reject(reading.error!));
            reading.addEventListener('success', () => {
              opening.result.close();
              resolve(reading.result.map(({ file }: { file: { name: string } }) => file.name));
            });
          });
        }),
    );
  await expect.poll(names).toContain(name);
}
