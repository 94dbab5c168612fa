/** For stories: pictures that are drawn on the spot, so that none comes from a network. */
const lights = [
  ['#f2b04a', '#7a2d1b', '#1b0b08'],
  ['#9ecbff', '#3f5f8f', '#0d1420'],
  ['#e7f3d9', '#5fa28b', '#0f3a3f'],
  ['#ff6f91', '#5a2a52', '#160d1d'],
  ['#f4f4f4', '#7c7c7c', '#151515'],
  ['#b8e08a', '#3d6b3a', '#0c1a0e'],
  ['#ffd0c2', '#a05aa8', '#2c1440'],
] as const;

export interface SampleFrame {
  width?: number;
  height?: number;
}

/** A lit room, each number another: 'data:image/svg+xml,…'. */
export function sampleFrame(number: number, { width = 640, height = 360 }: SampleFrame = {}): string {
  const [glow, middle, dark] = lights[number % lights.length] ?? lights[0];
  const x = 25 + ((number * 37) % 50);
  const y = 30 + ((number * 53) % 45);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="a" cx="${x}%" cy="${y}%" r="90%"><stop stop-color="${glow}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  )}`;
}

/** What a picture that can't be found looks like to a browser, without asking a network. */
export const brokenFrame = 'data:image/png;base64,AAAA';
