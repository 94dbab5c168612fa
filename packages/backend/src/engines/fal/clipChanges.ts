import { premiumEffects, premiumVideoExtend } from '@kinora/contract';
import type { FileFacts } from '../engine.ts';
import { limitObjection, mp4OrMov } from './fileLimits.ts';
import { callOf, falMapping, usual } from './falMapping.ts';

/** fal has no Kling that extends a clip; this model adds as many seconds as are asked for. */
export const extension = falMapping(premiumVideoExtend, {
  capabilities: { ...usual, ignores: ['aspectRatio', 'cfg'] },
  madeBy: 'LTX 2.3',
  // It goes on from the last second at least; a clip may be as long as all of it together may be.
  objection: (_values, files) =>
    limitObjection(files('video')[0], { called: 'video', types: mp4OrMov, seconds: [1, 180] }),
  call: async ({ prompt, duration }, files, { at }) =>
    callOf('fal-ai/ltx-2.3/extend-video', {
      video_url: await at(files('video')[0]),
      prompt,
      duration,
      mode: 'end',
    }),
});

/** The effects of the form as words for a model that changes a clip's look and keeps its motion. */
const looks: Readonly<Record<string, string>> = {
  style_transfer: 'Turn the video into an oil painting with visible brush strokes',
  color_grading: 'Give the video a cinematic colour grade with teal shadows and warm highlights',
  vintage_filter: 'Make the video look like faded film of the 1970s with grain and light leaks',
  cyberpunk: 'Turn the scene into a cyberpunk night with neon light and wet reflections',
  anime_style: 'Turn the video into hand-drawn anime with clean lines and flat colours',
  noir: 'Turn the video into black and white film noir with hard light and deep shadows',
};

const shortest = 3;
const longest = 10;

function lengthObjection(file: FileFacts | undefined, asked: number): string | null {
  const seconds = file?.seconds ?? null;
  if (seconds === null) return null;
  // The clip stays as long as it is, so nobody pays for less than that, or for more.
  const whole = Math.max(shortest, Math.floor(seconds + 0.2));
  return asked === whole
    ? null
    : `The video lasts ${seconds.toFixed(1)} s and keeps its length. Choose a duration of ${whole} s; nothing was charged.`;
}

export const effects = falMapping(premiumEffects, {
  capabilities: usual,
  madeBy: 'Kling O1',
  objection: ({ duration }, files) =>
    limitObjection(files('video')[0], { called: 'video', types: mp4OrMov, seconds: [shortest, longest] }) ??
    lengthObjection(files('video')[0], duration),
  call: async ({ effect, prompt }, files, { at }) =>
    callOf('fal-ai/kling-video/o1/video-to-video/edit', {
      prompt: `${looks[effect]} in @Video1.${prompt ? ` ${prompt}` : ''}`,
      video_url: await at(files('video')[0]),
      keep_audio: true,
    }),
});
