import type { Page } from '@playwright/test';

/** What is heard of a file. */
export interface Heard {
  readonly seconds: number;
  /** How loud each fifth of a second is, 0 to 1. */
  readonly loudness: readonly number[];
  /** How often it swings in a second, in the middle of it. */
  readonly pitch: number;
}

/** The sound at an address, decoded by the browser; it throws where there is none. */
export const listenTo = (page: Page, address: string): Promise<Heard> =>
  page.evaluate(async (source) => {
    const bytes = await (await fetch(source)).arrayBuffer();
    const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
    const waves = decoded.getChannelData(0);
    const window = decoded.sampleRate / 5;
    const loudness = Array.from({ length: Math.floor(waves.length / window) }, (_each, at) => {
      const part = waves.subarray(at * window, (at + 1) * window);
      return Math.sqrt(part.reduce((sum, each) => sum + each * each, 0) / window);
    });
    const middle = waves.subarray(waves.length / 4, waves.length * 0.75);
    const rises = middle.filter((each, at) => at > 0 && middle[at - 1]! < 0 && each >= 0).length;
    return { seconds: decoded.duration, loudness, pitch: (rises / middle.length) * decoded.sampleRate };
  }, address);
