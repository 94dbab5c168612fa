import { askedOf, initialValues, placeOf, type AnyTool, type Input } from '@kinora/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { dataUrlOf, type ChosenFile } from '../world/files.ts';
import type { Setter } from '../world/specifiedCalls.ts';

export interface Files {
  readonly image: ChosenFile;
  readonly video: () => Promise<ChosenFile>;
  readonly audio: ChosenFile;
}

/** What is seen of a result, measured where it is shown. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  /** 0 to 255: how light it is in the middle of its time, and how far that differs from place to place. */
  readonly light: number;
  readonly spread: number;
  /** Of a clip, which has begun to play. */
  readonly clip: {
    readonly seconds: number;
    /** By how many seconds a leap came elsewhere than it was meant to. */
    readonly missed: number;
    /** How far the light of each place is from the first picture's, in the middle or at the end: 0 to 255. */
    readonly moved: number;
  } | null;
}

/** The studio of any tool, worked as its definition says and by nothing else. */
export class ToolStudio {
  readonly page: Page;
  readonly tool: AnyTool;

  constructor(page: Page, tool: AnyTool) {
    this.page = page;
    this.tool = tool;
  }

  async open() {
    const { studio, mode } = placeOf(this.tool)!;
    await this.page.goto(studio.modes.length > 1 ? `${studio.path}?mode=${mode.id}` : studio.path);
    await expect(this.root).toBeVisible();
  }

  get root(): Locator {
    return this.page.locator(`[data-component="Studio"][data-tool="${this.tool.id}"]`);
  }

  get generate(): Locator {
    return this.root.getByRole('button', { name: new RegExp(`^${this.tool.words.generate}`) });
  }

  get result(): Locator {
    return this.root.locator('[data-component="ResultPlayer"] video, [data-component="ResultImage"] img');
  }

  private input(name: string): Locator {
    return this.root.locator(`[data-input="${name}"]`);
  }

  /** Fills in what has to be given, in the order of the form, at its shortest; answers with what was asked for. */
  async fillIn(files: Files): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = { ...initialValues(this.tool) };
    for (const [name, input] of askedOf(this.tool)) {
      const value = await this.fillOne(name, input, files);
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  private async fillOne(name: string, input: Input, files: Files): Promise<unknown> {
    const place = this.input(name);
    switch (input.kind) {
      case 'image':
      case 'images':
      case 'video':
      case 'audio': {
        const file = input.kind === 'images' ? files.image : await filesFor(input.kind, files);
        await this.choose(name, file);
        return input.kind === 'images' ? [dataUrlOf(file)] : dataUrlOf(file);
      }
      case 'text':
        await this.write(name, '  Waves roll in at dawn  ');
        return 'Waves roll in at dawn';
      case 'range':
        if (name !== 'duration') return undefined;
        await place.getByRole('slider').press('Home');
        await expect(place.getByRole('slider')).toHaveValue(String(input.min));
        return input.min;
      case 'option': {
        // Another shape than the first, so that one that is not passed on is seen.
        const last = input.options.at(-1)!;
        if (input.of !== 'ratio') return undefined;
        await place.getByRole('radio').last().press('Space');
        await expect(place.getByRole('radio', { name: new RegExp(last.label) })).toBeChecked();
        return last.value;
      }
      case 'strokes': {
        const surface = place.locator('[data-part="surface"]');
        await surface.scrollIntoViewIfNeeded();
        const box = (await surface.boundingBox())!;
        await this.page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.5);
        await this.page.mouse.down();
        await this.page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 });
        await this.page.mouse.up();
        await expect(place.getByRole('button', { name: /^Stroke 1, moves right/ })).toBeVisible();
        return undefined;
      }
      default:
        return undefined;
    }
  }

  async choose(name: string, file: ChosenFile) {
    const place = this.input(name);
    await place.locator('input[type="file"]').setInputFiles(file);
    await expect(place).toContainText(file.name);
  }

  async write(name: string, words: string) {
    await this.input(name).getByRole('textbox').fill(words);
  }

  /** A stroke where one without a pointer is put. */
  async placeStroke() {
    await this.root.getByRole('button', { name: 'Add a stroke (0/6)' }).click();
    await expect(this.root.getByRole('button', { name: /^Stroke 1, moves right/ })).toBeVisible();
  }

  /** Those that lie under More, too, where there are so many. */
  async openAllSettings() {
    const more = this.root.getByRole('button', { name: 'More', exact: true });
    if ((await more.count()) === 0) return;
    await more.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  }

  /** Changes one setting, and sees that it is changed. */
  async set(control: Setter) {
    const { root } = this;
    if ('slide' in control) {
      const number = root.getByRole('spinbutton', { name: control.slide, exact: true });
      await number.fill(String(control.to));
      await number.press('Enter');
      await expect(root.getByRole('slider', { name: control.slide, exact: true })).toHaveValue(
        String(control.to),
      );
    } else if ('choose' in control) {
      const group = root.getByRole('radiogroup', { name: control.choose, exact: true });
      const option = group.getByRole('radio', { name: new RegExp(`^${control.option}\\b`) });
      await option.press('Space');
      await expect(option).toBeChecked();
    } else if ('type' in control) {
      const field = root.getByRole('textbox', { name: control.type });
      await field.fill(control.text);
      await expect(field).toHaveValue(control.text);
    } else {
      const isOn = 'turnOn' in control;
      const box = root.getByRole('switch', { name: isOn ? control.turnOn : control.turnOff });
      await box.press('Space');
      await expect(box).toBeChecked({ checked: isOn });
    }
  }

  /** What it costs, on its badge and on the button. */
  async expectPrice(credits: number) {
    await expect(this.root.locator('[data-component="CostBadge"]')).toHaveText(
      new RegExp(`^${credits} credits · `),
    );
    await expect(this.generate).toContainText(new RegExp(`\\D${credits}$`));
  }

  /** Presses Generate, and answers with the body that leaves the browser. */
  async press(): Promise<{ readonly body: Record<string, unknown>; readonly key: string | undefined }> {
    const sending = this.page.waitForRequest(
      (request) =>
        request.url().endsWith(`/functions/v1/${this.tool.call.function}`) && request.method() === 'POST',
    );
    await this.generate.press('Enter');
    const request = await sending;
    return {
      body: request.postDataJSON() as Record<string, unknown>,
      key: request.headers()['idempotency-key'],
    };
  }

  /** The result, looked at; a clip is played, sought, and looked at in its middle and at its end. */
  async see(): Promise<Seen> {
    await expect(this.result).toBeVisible({ timeout: 60_000 });
    return this.result.evaluate(async (element): Promise<Seen> => {
      const side = 32;
      const lightsOf = (shown: HTMLVideoElement | HTMLImageElement) => {
        const pen = new OffscreenCanvas(side, side).getContext('2d')!;
        pen.drawImage(shown, 0, 0, side, side);
        const { data } = pen.getImageData(0, 0, side, side);
        return Array.from(
          { length: side * side },
          (_each, at) => (data[at * 4]! * 299 + data[at * 4 + 1]! * 587 + data[at * 4 + 2]! * 114) / 1000,
        );
      };
      const mean = (numbers: readonly number[]) =>
        numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
      const seenOf = (lights: readonly number[]) => {
        const light = mean(lights);
        return { light, spread: Math.sqrt(mean(lights.map((each) => (each - light) ** 2))) };
      };
      if (element instanceof HTMLImageElement) {
        await element.decode();
        const { naturalWidth: width, naturalHeight: height } = element;
        return { width, height, ...seenOf(lightsOf(element)), clip: null };
      }

      const video = element as HTMLVideoElement;
      const happens = (event: string) =>
        new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
      const seek = async (second: number) => {
        const sought = happens('seeked');
        video.currentTime = second;
        await sought;
        return { at: video.currentTime, lights: lightsOf(video) };
      };
      if (video.readyState < HTMLMediaElement.HAVE_METADATA) await happens('loadedmetadata');
      const { videoWidth: width, videoHeight: height, duration: seconds } = video;
      const first = await seek(0);
      video.muted = true;
      await video.play();
      while (video.currentTime <= first.at) await happens('timeupdate');
      video.pause();
      const middle = await seek(seconds / 2);
      const last = await seek(seconds - 0.1);
      return {
        width,
        height,
        ...seenOf(middle.lights),
        clip: {
          seconds,
          missed: Math.max(Math.abs(middle.at - seconds / 2), Math.abs(last.at - (seconds - 0.1))),
          moved: Math.max(
            ...[middle, last].map((later) =>
              mean(first.lights.map((each, at) => Math.abs(each - later.lights[at]!))),
            ),
          ),
        },
      };
    });
  }
}

const filesFor = async (kind: 'image' | 'video' | 'audio', files: Files): Promise<ChosenFile> =>
  kind === 'video' ? files.video() : files[kind];
