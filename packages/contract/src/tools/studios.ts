import { cogVideo } from './cogVideo.ts';
import { createImage } from './createImage.ts';
import type { AnyDeviceTool, AnyTool } from './defineTool.ts';
import { imageToPrompt } from './imageToPrompt.ts';
import { premiumEffects } from './premium/effects.ts';
import { premiumImageToVideo } from './premium/imageToVideo.ts';
import { premiumLipSync } from './premium/lipSync.ts';
import { premiumMotionBrush } from './premium/motionBrush.ts';
import { premiumMultiImage } from './premium/multiImage.ts';
import { premiumTextToVideo } from './premium/textToVideo.ts';
import { premiumVideoExtend } from './premium/videoExtend.ts';
import { seedanceImage, seedanceText } from './seedance.ts';
import { stableVideo } from './stableVideo.ts';
import { studioPages, type StudioPage } from './studioPages.ts';
import { trainModel } from './trainModel.ts';
import { ultimateUpscale } from './ultimateUpscale.ts';
import { veo3 } from './veo3.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

/** One tab of a studio. */
export interface StudioMode<T = AnyTool | AnyDeviceTool> {
  readonly id: string;
  readonly title: string;
  readonly tool: T;
}

/** A studio page with its tools. */
export interface StudioDefinition<T = AnyTool | AnyDeviceTool> extends StudioPage {
  readonly badges: readonly { readonly text: string; readonly help?: string }[];
  /** Never empty; with one there are no tabs. */
  readonly modes: readonly [StudioMode<T>, ...StudioMode<T>[]];
}

export const callsServer = (tool: AnyTool | AnyDeviceTool): tool is AnyTool => 'call' in tool;

/** Whether a studio needs a server for all it does. */
export const isServerStudio = (studio: StudioDefinition): studio is StudioDefinition<AnyTool> =>
  studio.modes.every(({ tool }) => callsServer(tool));

const alone = (page: StudioPage, tool: AnyTool | AnyDeviceTool): StudioDefinition => ({
  ...page,
  badges: [],
  modes: [{ id: tool.id, title: tool.title, tool }],
});

const mode = (id: string, tool: AnyTool, title = tool.title): StudioMode => ({ id, title, tool });

/** Every studio there is, in the order of their pages. */
export const studios: readonly StudioDefinition[] = [
  alone(studioPages.wan, wanImageToVideo),
  {
    ...studioPages.premium,
    badges: [
      { text: 'PREMIUM' },
      { text: 'FULL ACCESS' },
      { text: 'up to 500 credits', help: 'Base price. The exact cost stands on the Generate button.' },
    ],
    modes: [
      mode('image-to-video', premiumImageToVideo),
      mode('multi-image-to-video', premiumMultiImage),
      mode('motion-brush', premiumMotionBrush),
      mode('video-extend', premiumVideoExtend),
      mode('effects', premiumEffects),
      mode('text-to-video', premiumTextToVideo),
      mode('lip-sync', premiumLipSync),
    ],
  },
  alone(studioPages.stableVideo, stableVideo),
  alone(studioPages.cogVideo, cogVideo),
  alone(studioPages.veo3, veo3),
  {
    ...studioPages.seedance,
    badges: [],
    modes: [
      mode('text-to-video', seedanceText, 'Text to video'),
      mode('image-to-video', seedanceImage, 'Image to video'),
    ],
  },
  alone(studioPages.createImage, createImage),
  alone(studioPages.imageToPrompt, imageToPrompt),
  alone(studioPages.upscale, ultimateUpscale),
  alone(studioPages.train, trainModel),
];

/** The studio and tab where a tool is. */
export function placeOf(tool: { readonly id: string }): {
  readonly studio: StudioDefinition;
  readonly mode: StudioMode;
} | null {
  for (const studio of studios) {
    const found = studio.modes.find((each) => each.tool.id === tool.id);
    if (found) return { studio, mode: found };
  }
  return null;
}
