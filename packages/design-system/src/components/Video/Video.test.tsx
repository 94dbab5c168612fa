// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Video } from './Video.tsx';
import type { VideoProps } from './Video.tsx';

// happy-dom plays nothing: this is what a browser would tell.
const playing = { paused: true, currentTime: 0, error: null as { code: number } | null };
let clip: HTMLVideoElement;

beforeEach(() => {
  Object.assign(playing, { paused: true, currentTime: 0, error: null });
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'paused', 'get').mockImplementation(() => playing.paused);
  vi.spyOn(media, 'duration', 'get').mockReturnValue(5);
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(media, 'error', 'get').mockImplementation(() => playing.error as MediaError | null);
  vi.spyOn(media, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    playing.paused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.paused = true;
    this.dispatchEvent(new Event('pause'));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<VideoProps> = {}) {
  const clipRef = createRef<HTMLVideoElement>();
  const view = render(
    <Video src="/clip.mp4" label="Harbour at dawn" clipRef={clipRef} data-testid="root" {...props} />,
  );
  clip = clipRef.current as HTMLVideoElement;
  act(() => void fireEvent(clip, new Event('loadedmetadata')));
  return view;
}

const seek = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });

test('a clip plays and pauses by its button, by k, and by a press on the picture', async () => {
  const onPlayingChange = vi.fn<(clip: object) => void>();
  show({ onPlayingChange });
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onPlayingChange).toHaveBeenLastCalledWith({ isPlaying: true, time: 0 });
  await userEvent.keyboard('k');
  expect(onPlayingChange).toHaveBeenLastCalledWith({ isPlaying: false, time: 0 });
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  await userEvent.click(clip);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('a space on a button presses that button alone', async () => {
  show();
  screen.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard(' ');
  expect(playing.paused).toBe(false);
});

test('a button leads a clip one frame on, standing still', async () => {
  show({ framesPerSecond: 10 });
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.click(screen.getByRole('button', { name: 'One frame on' }));
  expect(playing.paused).toBe(true);
  expect(clip.currentTime).toBeCloseTo(0.15);
});

test('a clip tells where it is in words, and the slider moves it', async () => {
  show();
  expect(seek().getAttribute('aria-valuetext')).toBe('0:00 of 0:05');
  seek().focus();
  await userEvent.keyboard('{End}');
  act(() => void fireEvent(clip, new Event('seeked')));
  expect(clip.currentTime).toBeCloseTo(5, 0);
  expect(seek().getAttribute('aria-valuetext')).toMatch(/^0:0[45] of 0:05$/);
});

test('keys pressed quickly on a clip count from one another', async () => {
  show({ framesPerSecond: 10 });
  seek().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(clip.currentTime).toBeCloseTo(0.3);
});

test('the key m silences a clip, and brings the sound back from a volume of nothing at half', async () => {
  show();
  screen.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard('m');
  act(() => void fireEvent(clip, new Event('volumechange')));
  expect(screen.getByRole('button', { name: 'Turn the sound on' })).toBeTruthy();
  clip.volume = 0;
  await userEvent.keyboard('m');
  expect(clip.muted).toBe(false);
  expect(clip.volume).toBe(0.5);
});

test.each([
  [2, /connection was lost/],
  [3, /damaged/],
  [4, /can’t be found/],
])('a clip’s error %d is told, with two ways on', async (code, words) => {
  const onBroken = vi.fn<(clip: object) => void>();
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  show({ onBroken });
  playing.error = { code };
  act(() => void fireEvent(clip, new Event('error')));
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /Open the file/ }).getAttribute('href')).toBe('/clip.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByTestId('root'));
});

test('a clip begins by itself, silent, unless less motion is asked for', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show({ isAutoPlaying: true });
  expect(playing.paused).toBe(true);
  cleanup();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  show({ isAutoPlaying: true });
  expect(playing.paused).toBe(false);
  expect(clip.muted).toBe(true);
});

test('a clip’s wait is told politely, and keeps none of its controls from being read', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(2);
  act(() => void fireEvent(clip, new Event('waiting')));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByTestId('root').hasAttribute('aria-busy')).toBe(false);
});

describe('the whole screen', () => {
  /** happy-dom knows nothing of it: what stands there instead is taken away again. */
  function screens({ isEnabled }: { isEnabled: boolean }) {
    let shown: Element | null = null;
    const put = (element: Element | null) => {
      shown = element;
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    };
    const enters = vi.fn<(this: Element) => Promise<void>>(function enter(this: Element) {
      return put(this);
    });
    const leaves = vi.fn<() => Promise<void>>(() => put(null));
    const added = [
      [document, 'fullscreenEnabled', { get: () => isEnabled }],
      [document, 'fullscreenElement', { get: () => shown }],
      [document, 'exitFullscreen', { value: leaves }],
      [HTMLElement.prototype, 'requestFullscreen', { value: enters }],
    ] as const;
    const before = added.map(([on, name]) => Object.getOwnPropertyDescriptor(on, name));
    for (const [on, name, is] of added) Object.defineProperty(on, name, { ...is, configurable: true });
    onTestFinished(() =>
      added.forEach(([on, name], at) => {
        Reflect.deleteProperty(on, name);
        if (before[at]) Object.defineProperty(on, name, before[at]);
      }),
    );
    return { enters, leaves };
  }
  const button = (name: string) => screen.queryByRole('button', { name });

  test('takes a clip with its controls, and gives it back, by the button and by f', async () => {
    const { enters, leaves } = screens({ isEnabled: true });
    show();
    await userEvent.click(button('Full screen')!);
    expect(enters.mock.contexts).toEqual([screen.getByTestId('root')]);
    await userEvent.click(button('Leave full screen')!);
    expect(leaves).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('f');
    expect(enters).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('f');
    expect(leaves).toHaveBeenCalledTimes(2);
    expect(button('Full screen')).not.toBeNull();
  });

  test('of an iPhone, which takes no page, takes the clip alone', async () => {
    const { enters } = screens({ isEnabled: false });
    const alone = vi.fn<(this: HTMLVideoElement) => void>();
    Object.defineProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen', {
      value: alone,
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen'));
    show();
    await userEvent.click(button('Full screen')!);
    expect(alone.mock.contexts).toEqual([clip]);
    expect(enters).not.toHaveBeenCalled();
  });

  test('of a browser that gives it to nothing is not offered', () => {
    screens({ isEnabled: false });
    show();
    expect(button('Full screen')).toBeNull();
  });
});

test('a page with motion turned down keeps it still as well', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  render(
    <div data-motion="reduced">
      <Video src="/clip.mp4" label="Harbour" isAutoPlaying />
    </div>,
  );
  expect(playing.paused).toBe(true);
});
