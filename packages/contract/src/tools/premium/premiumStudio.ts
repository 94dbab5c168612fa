import { mode, type StudioDefinition } from '../studioDefinition.ts';
import { studioPages } from '../studioPages.ts';
import { premiumEffects } from './effects.ts';
import { premiumImageToVideo } from './imageToVideo.ts';
import { premiumLipSync } from './lipSync.ts';
import { premiumMotionBrush } from './motionBrush.ts';
import { premiumMultiImage } from './multiImage.ts';
import { premiumTextToVideo } from './textToVideo.ts';
import { premiumVideoExtend } from './videoExtend.ts';

/** Seven modes on one page. */
export const premiumStudio: StudioDefinition = {
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
};
