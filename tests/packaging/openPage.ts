import type { Browser, Page } from 'playwright';

export interface OpenPage {
  readonly page: Page;
  /** Everything that its console complained of. */
  readonly complaints: readonly string[];
}

/** A page that has not gone anywhere yet, and what its console will complain of. */
export async function openPage(browser: Browser): Promise<OpenPage> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}
