export interface ReleaseNote {
  readonly version: string;
  /** ISO day. */
  readonly day: string;
  readonly title: string;
  readonly changes: readonly string[];
}

/** What is new, newest first (D22). */
export const releaseNotes: readonly ReleaseNote[] = [
  {
    version: '0.2',
    day: '2026-11-21',
    title: 'Every tool',
    changes: [
      'The premium studio with seven modes, from image to video to lip sync.',
      'Stable Video, CogVideoX-5B, VEO3 and Seedance, each in its own studio.',
      'Create Image with eight styles.',
      'Upscaling and Image to Prompt on your own device.',
    ],
  },
  {
    version: '0.1',
    day: '2026-11-14',
    title: 'First light',
    changes: [
      'WAN image to video, from picture to finished clip.',
      'A history that keeps everything until you delete it.',
      'Prices before you press, and nothing charged for what fails.',
    ],
  },
];
