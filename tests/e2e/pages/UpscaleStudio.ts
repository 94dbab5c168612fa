import { expect, type Locator, type Page } from '@playwright/test';
import { paintedPng } from '../../conformance/paintedPng.ts';
import { untilMade } from '../world/patience.ts';
import { savedFile, type ChosenFile } from '../world/files.ts';

/** Ultimate Upscale, as a person sees it. */
export class UpscaleStudio {
  readonly page: Page;
  readonly start: Locator;
  readonly cancel: Locator;
  readonly progress: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.page = page;
    this.start = page.getByRole('button', { name: 'Upscale', exact: true });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.progress = page.getByRole('progressbar', { name: 'Upscaling...' });
    this.again = page.getByRole('button', { name: 'Reset', exact: true });
  }

  async open() {
    await this.page.goto('/ultimate-upscale');
    await this.expectOpen();
  }

  async expectOpen() {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Ultimate Upscale' })).toBeVisible();
  }

  async choose(name: string, side: number) {
    await this.chooseFile({ name, mimeType: 'image/png', buffer: paintedPng(side, side) });
  }

  async chooseFile(file: ChosenFile) {
    await expect(this.page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await this.page.locator('input[type="file"]').first().setInputFiles(file);
    await expect(
      this.page.getByRole('img', { name: new RegExp(file.name.replace('.', '\\.')) }),
    ).toBeVisible();
  }

  async chooseFactor(label: '2x' | '4x' | '8x') {
    const radio = this.page.getByRole('radio', { name: label });
    await radio.press('Space');
    await expect(radio).toBeChecked();
  }

  async expectMade(width: number, height = width) {
    await expect(this.page.getByText(new RegExp(`^${width} × ${height} · `))).toBeVisible(untilMade);
  }

  async save(): Promise<{ name: string; bytes: Buffer }> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Download' }).click();
    return savedFile(await download);
  }
}
