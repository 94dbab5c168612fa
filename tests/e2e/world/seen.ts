import type { Creation } from '@kinora/contract';
import type { JSHandle, Page } from '@playwright/test';

/** What is on the screen at one moment: red, green and blue of places all over it, 0 to 255, row by row. */
export interface Picture {
  readonly at: number;
  readonly points: readonly number[];
}

/** What is seen of a result, measured where it is shown. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  /** Of a clip its first, its middle and its last; of an image itself. */
  readonly pictures: readonly Picture[];
  /** Of a clip, which has begun to play. */
  readonly clip: {
    readonly seconds: number;
    /** By how many seconds a leap came elsewhere than it was meant to. */
    readonly missed: number;
    /** How far the light of each place is from the first picture's, in the middle or at the end: 0 to 255. */
    readonly moved: number;
  } | null;
}

type Shown = JSHandle<HTMLImageElement | HTMLVideoElement>;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How light each place is, 0 to 255. */
export const lightsOf = ({ points }: Picture): readonly number[] =>
  Array.from(
    { length: points.length / 3 },
    (_each, at) => (points[at * 3]! * 299 + points[at * 3 + 1]! * 587 + points[at * 3 + 2]! * 114) / 1000,
  );

/** How light it is, 0 to 255, and how far that differs from place to place. */
export function lightIn(picture: Picture): { readonly light: number; readonly spread: number } {
  const lights = lightsOf(picture);
  const light = mean(lights);
  return { light, spread: Math.sqrt(mean(lights.map((each) => (each - light) ** 2))) };
}

/** How far two are from each other, place by place: 0 to 255. */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  mean(one.map((each, at) => Math.abs(each - other[at]!)));

/** Whether what is lighter in one is lighter in the other: 1 where it is, and about 0 where they are nothing to each other. */
export function alike(one: readonly number[], other: readonly number[]): number {
  const [middle, otherMiddle] = [mean(one), mean(other)];
  const together = (some: readonly number[], its: number, others: readonly number[], their: number) =>
    mean(some.map((each, at) => (each - its) * (others[at]! - their)));
  const own = together(one, middle, one, middle);
  return (
    together(one, middle, other, otherMiddle) /
    Math.sqrt(own * together(other, otherMiddle, other, otherMiddle))
  );
}

/** An empty page of that server, where nothing of the app is needed. */
export async function openEmptyPage(page: Page, origin: string): Promise<void> {
  const empty = `${origin}/an-empty-page`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  );
  await page.goto(empty);
}

const show = (page: Page, tag: 'img' | 'video', address: string): Promise<Shown> =>
  page.evaluateHandle(
    ([name, source]) => {
      const element = document.createElement(name) as HTMLImageElement | HTMLVideoElement;
      element.src = source;
      document.body.replaceChildren(element);
      return element;
    },
    [tag, address] as const,
  );

/** A result, shown by the browser on an empty page and looked at; a clip is played, sought, and looked at from end to end. */
export async function lookAt(
  page: Page,
  origin: string,
  { type, file_url: address }: Pick<Creation, 'type' | 'file_url'>,
): Promise<Seen> {
  await openEmptyPage(page, origin);
  const shown = await show(page, type === 'image' ? 'img' : 'video', address!);
  const { seconds, ...size } = await shown.evaluate(measured);
  if (seconds === null) return { ...size, pictures: await shown.evaluate(picturesAt, [0]), clip: null };
  const asked = [0, seconds / 2, seconds - 0.1];
  const pictures = await shown.evaluate(picturesAt, asked);
  const [first, ...later] = pictures.map(lightsOf);
  return {
    ...size,
    pictures,
    clip: {
      seconds,
      missed: Math.max(...pictures.slice(1).map(({ at }, index) => Math.abs(at - asked[index + 1]!))),
      moved: Math.max(...later.map((each) => apart(first!, each))),
    },
  };
}

/** What a clip shows at these moments. */
export async function picturesOf(
  page: Page,
  origin: string,
  address: string,
  moments: readonly number[],
): Promise<readonly Picture[]> {
  await openEmptyPage(page, origin);
  const shown = await show(page, 'video', address);
  await shown.evaluate(measured);
  return shown.evaluate(picturesAt, moments);
}

async function measured(element: HTMLImageElement | HTMLVideoElement) {
  if (element instanceof HTMLImageElement) {
    await element.decode();
    return { width: element.naturalWidth, height: element.naturalHeight, seconds: null };
  }
  const video = element as HTMLVideoElement;
  if (video.readyState < HTMLMediaElement.HAVE_METADATA)
    await new Promise((resolve, reject) => {
      if (video.error) reject(new Error(video.error.message));
      video.addEventListener('loadedmetadata', resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration };
}

async function picturesAt(
  element: HTMLImageElement | HTMLVideoElement,
  moments: readonly number[],
): Promise<Picture[]> {
  const side = 32;
  const pointsOf = (shown: HTMLVideoElement | HTMLImageElement) => {
    const pen = new OffscreenCanvas(side, side).getContext('2d')!;
    pen.drawImage(shown, 0, 0, side, side);
    return [...pen.getImageData(0, 0, side, side).data].filter((_each, at) => at % 4 < 3);
  };
  if (element instanceof HTMLImageElement) return moments.map((at) => ({ at, points: pointsOf(element) }));

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
    return { at: video.currentTime, points: pointsOf(video) };
  };
  video.muted = true;
  const pictures: Picture[] = [];
  for (const moment of moments) {
    pictures.push(await seek(moment));
    if (pictures.length > 1) continue;
    const { currentTime } = video;
    await video.play();
    while (video.currentTime <= currentTime) await happens('timeupdate');
    video.pause();
  }
  return pictures;
}
