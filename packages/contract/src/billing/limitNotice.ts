import type { VideosUsed } from '../entities/videoLimits.ts';

/** From this share on, the end is in sight. */
const nearShare = 0.8;

/** How much of the month's videos is used, in whole percent (A107); nothing granted counts as all used. */
export const usedPercent = ({
  credits_used,
  monthly_limit,
}: Pick<VideosUsed, 'credits_used' | 'monthly_limit'>): number =>
  monthly_limit === 0 ? 100 : Math.min(100, Math.round((credits_used * 100) / monthly_limit));

/** What a person should be told of their limits: nothing, that the end is near, or that nothing can be made (A109). */
export function limitNotice(limits: VideosUsed): 'near' | 'reached' | null {
  if (!limits.can_generate) return 'reached';
  const { credits_used, monthly_limit, credits_remaining } = limits;
  return credits_remaining > 0 && credits_used >= monthly_limit * nearShare ? 'near' : null;
}
