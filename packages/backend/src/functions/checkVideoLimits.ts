import { canGenerate, type VideoLimits } from '@kinora/contract';
import { answer } from './answer.ts';
import { signedIn } from './access.ts';

/** What an account may still make (A198): included videos as the specification counts them, images and balance beside. */
export const checkVideoLimits = signedIn(
  { name: 'check-video-limits', mostPerMinute: 240 },
  async (_request, { database }, user) => {
    const counted = await database.call<Omit<VideoLimits, 'can_generate'>>('video_limits', {
      p_user: user.id,
    });
    const can_generate = canGenerate(counted.credits_remaining, counted.credit_balance);
    return answer({ ...counted, can_generate } satisfies VideoLimits);
  },
);
