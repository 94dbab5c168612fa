import { alone, type StudioDefinition } from './studioDefinition.ts';
import { studioPages } from './studioPages.ts';

/** A studio without the others. One that has no line here comes with all of them: it weighs more, and is the same. */
const byItself: Readonly<Record<string, (() => Promise<StudioDefinition>) | undefined>> = {
  [studioPages.wan.id]: async () =>
    alone(studioPages.wan, (await import('./wanImageToVideo.ts')).wanImageToVideo),
  [studioPages.premium.id]: async () => (await import('./premium/premiumStudio.ts')).premiumStudio,
  [studioPages.stableVideo.id]: async () =>
    alone(studioPages.stableVideo, (await import('./stableVideo.ts')).stableVideo),
  [studioPages.cogVideo.id]: async () =>
    alone(studioPages.cogVideo, (await import('./cogVideo.ts')).cogVideo),
  [studioPages.veo3.id]: async () => alone(studioPages.veo3, (await import('./veo3.ts')).veo3),
  [studioPages.seedance.id]: async () => (await import('./seedanceStudio.ts')).seedanceStudio,
  [studioPages.createImage.id]: async () => (await import('./createImageStudio.ts')).createImageStudio,
  [studioPages.imageToPrompt.id]: async () =>
    alone(studioPages.imageToPrompt, (await import('./imageToPrompt.ts')).imageToPrompt),
  [studioPages.upscale.id]: async () =>
    alone(studioPages.upscale, (await import('./ultimateUpscale.ts')).ultimateUpscale),
  [studioPages.train.id]: async () => (await import('./trainStudio.ts')).trainStudio,
};

/** Whether it comes without the others. */
export const comesByItself = (id: string): boolean => byItself[id] !== undefined;

/** Brings the studio of that page; undefined where there is none. */
export async function bringStudio(id: string): Promise<StudioDefinition | undefined> {
  const bring = byItself[id];
  if (bring) return bring();
  const { studios } = await import('./studios.ts');
  return studios.find((studio) => studio.id === id);
}
