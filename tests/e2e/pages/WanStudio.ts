import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { pick } from '../world/files.ts';
import { untilMade } from '../world/patience.ts';
import { picture } from '../world/people.ts';

/** The WAN studio, as a person sees it. */
export class WanStudio {
  readonly page: Page;
  readonly heading: Locator;
  readonly prompt: Locator;
  readonly duration: Locator;
  readonly generate: Locator;
  readonly busy: Locator;
  readonly clip: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'WAN image to video' });
    this.prompt = page.getByRole('textbox', { name: /Describe the animation/ });
    this.duration = page.getByRole('slider', { name: 'Duration' });
    this.generate = page.getByRole('button', { name: /Generate Video/ });
    this.busy = page.getByRole('button', { name: /Generating Video\.\.\./ });
    this.clip = page.locator('[data-component="ResultPlayer"] video');
  }

  async open() {
    await this.page.goto('/wan-i2v');
    await expect(this.heading).toBeVisible();
  }

  /** Drags a file from a folder onto the stage and lets go. */
  async dropPicture(file: string) {
    const zone = this.page.locator('[data-component="DropZone"]');
    const { x, y, width, height } = (await zone.boundingBox())!;
    const browser = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
    await this.expectPicture(path.basename(file));
  }

  async choosePicture(name = 'harbour.png') {
    const button = this.page.getByRole('button', { name: 'Choose a file' });
    await pick(this.page, () => button.click(), { name, mimeType: 'image/png', buffer: picture() });
    await this.expectPicture(name);
  }

  async expectPicture(name = 'harbour.png') {
    await expect(this.page.getByRole('img', { name: new RegExp(name.replace('.', '\\.')) })).toBeVisible();
  }

  /** Presses Generate although it looks unavailable, which Playwright's own click would wait out. */
  async pressTooSoon() {
    await expect(this.generate).toHaveAttribute('aria-disabled', 'true');
    const { x, y, width, height } = (await this.generate.boundingBox())!;
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  price(words: string): Locator {
    return this.page.getByText(words, { exact: true });
  }

  /** The clip is there, and its pictures really move on. */
  async expectPlayable() {
    await expect(this.clip).toBeVisible(untilMade);
    const played = await this.clip.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
      video.currentTime = video.duration / 2;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      return { at: video.currentTime, seconds: video.duration, width: video.videoWidth };
    });
    expect(played.width).toBeGreaterThan(0);
    expect(played.at).toBeGreaterThan(played.seconds / 4);
    return played;
  }
}
