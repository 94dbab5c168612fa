import { catalogue, priceRange, type VideoLimits } from '@kinora/contract';
import { answer } from './answer.ts';
import { signedIn } from './access.ts';

/** The least that a video can cost. */
const cheapestVideo = Math.min(
  ...catalogue.filter((tool) => tool.makes === 'video').map((tool) => priceRange(tool).from),
);

/** What an account may still make (A198): included videos as the specification counts them, images and balance beside. */
export const checkVideoLimits = signedIn(
  { name: 'check-video-limits', mostPerMinute: 240 },
  async (_request, { database }, user) => {
    const counted = await database.call<Omit<VideoLimits, 'can_generate'>>('video_limits', {
      p_user: user.id,
    });
    const canGenerate = counted.credits_remaining > 0 || counted.credit_balance >= cheapestVideo;
    return answer({ ...counted, can_generate: canGenerate } satisfies VideoLimits);
  },
);
