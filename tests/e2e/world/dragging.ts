import type { CDPSession, Locator, Page } from '@playwright/test';

/** What a browser carries while something is dragged. */
export type Carried = Readonly<{
  items: { mimeType: string; data: string }[];
  dragOperationsMask: number;
}>;

/** Begins to drag something with the mouse, and leaves the window: what the browser carries from then on, into whatever other. */
export async function liftedFrom(source: Locator): Promise<Carried> {
  await source.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await source.boundingBox())!;
  const page = source.page();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.setInterceptDrags', { enabled: true });
  const lifted = new Promise<Carried>((resolve) =>
    browser.once('Input.dragIntercepted', ({ data }) => resolve(data)),
  );
  // A browser answers none of the moves of a drag that was taken out of its hands.
  const mouse = (type: 'mousePressed' | 'mouseMoved', by: number) =>
    void browser
      .send('Input.dispatchMouseEvent', {
        type,
        x: x + width / 2 + by,
        y: y + height / 2 + by,
        button: 'left',
        buttons: 1,
        clickCount: 1,
      })
      .catch(() => {});
  mouse('mousePressed', 0);
  for (const by of [5, 10, 20]) mouse('mouseMoved', by);
  return lifted;
}

/** A hand that comes into a window from another one, carrying something. */
export class Hand {
  readonly #carried: Carried;
  readonly #browser: CDPSession;

  private constructor(browser: CDPSession, carried: Carried) {
    this.#browser = browser;
    this.#carried = carried;
  }

  static async enters(page: Page, carried: Carried): Promise<Hand> {
    const hand = new Hand(await page.context().newCDPSession(page), carried);
    await hand.#tells('dragEnter', page.locator('body'));
    return hand;
  }

  /** Once more over it: a browser tells of a hand several times a second, also of one that keeps still. */
  isOver(place: Locator): Promise<void> {
    return this.#tells('dragOver', place);
  }

  async letsGo(place: Locator): Promise<void> {
    await this.isOver(place);
    await this.#tells('drop', place);
  }

  async #tells(type: 'dragEnter' | 'dragOver' | 'drop', place: Locator): Promise<void> {
    const { x, y, width, height } = (await place.boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2 };
    await this.#browser.send('Input.dispatchDragEvent', { type, ...at, data: this.#carried });
  }
}
