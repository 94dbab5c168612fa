import type { Creation } from '@kinora/contract';
import type { Page } from '@playwright/test';

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

/**
 * A result, shown by the browser on an empty page of that server, where nothing of the app is needed, and looked at; a
 * clip is played, sought, and looked at in its middle and at its end.
 */
export async function lookAt(
  page: Page,
  origin: string,
  { type, file_url: address }: Creation,
): Promise<Seen> {
  const empty = `${origin}/an-empty-page`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  );
  await page.goto(empty);
  const shown = await page.evaluateHandle(
    ([tag, source]) => {
      const element = document.createElement(tag) as HTMLImageElement | HTMLVideoElement;
      element.src = source;
      document.body.append(element);
      return element;
    },
    [type === 'image' ? 'img' : 'video', address!] as const,
  );
  return shown.evaluate(measure);
}

async function measure(element: HTMLImageElement | HTMLVideoElement): Promise<Seen> {
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
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
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
    new Promise((resolve, reject) => {
      if (video.error) reject(new Error(video.error.message));
      video.addEventListener(event, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  const leap = async (second: number) => {
    const arrived = happens('seeked');
    video.currentTime = second;
    await arrived;
  };
  const drawings = async (some: number) => {
    for (let at = 0; at < some; at += 1) await new Promise(requestAnimationFrame);
  };
  /** A player has leapt before it shows where to: whether it tells of a picture of that moment in a few drawings. */
  const isTold = async (second: number) => {
    let asked = 0;
    const told = new Promise<true>((resolve) => {
      const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
        if (Math.abs(mediaTime - second) < 0.2) resolve(true);
        else asked = video.requestVideoFrameCallback(look);
      };
      asked = video.requestVideoFrameCallback(look);
    });
    await leap(second);
    const isSo = await Promise.race([told, drawings(30).then(() => false)]);
    video.cancelVideoFrameCallback(asked);
    return isSo;
  };
  const seek = async (second: number) => {
    // What was on the screen already is not always told of again, but it is after something else.
    while (!(await isTold(second))) await leap(second < video.duration / 2 ? video.duration - 0.1 : 0);
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
}
