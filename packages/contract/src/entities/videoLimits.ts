import * as v from 'valibot';
import type { Funds } from '../billing/coverage.ts';
import type { Allowance } from '../tools/defineTool.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What check-video-limits answers: the specification counts videos (A198); images and the balance come beside (D11). */
export const videoLimitsSchema = v.object({
  plan_name: v.string(),
  credits_used: count,
  monthly_limit: count,
  credits_remaining: count,
  reset_date: v.string(),
  can_generate: v.boolean(),
  credit_balance: count,
  image_monthly_limit: count,
  images_used: count,
  images_remaining: count,
});

export type VideoLimits = v.InferOutput<typeof videoLimitsSchema>;

/** How far the month's videos are used up, and whether another can be made. */
export type VideosUsed = Pick<
  VideoLimits,
  'credits_used' | 'monthly_limit' | 'credits_remaining' | 'can_generate'
>;

/** What the panel of credits tells. */
export type ShownLimits = VideosUsed &
  Pick<VideoLimits, 'plan_name' | 'credit_balance' | 'images_used' | 'image_monthly_limit' | 'reset_date'>;

/** What a studio asks of an account: what it has to pay with, and when it has more. */
export type StudioLimits = Pick<
  VideoLimits,
  | 'credits_remaining'
  | 'monthly_limit'
  | 'images_remaining'
  | 'image_monthly_limit'
  | 'credit_balance'
  | 'reset_date'
>;

/** What an account's own page tells: what is left of which plan. */
export type LimitsLeft = StudioLimits & Pick<VideoLimits, 'plan_name'>;

/** What an account has to pay with, where this allowance may pay, or none. */
export const fundsFor = (
  limits: Omit<StudioLimits, 'reset_date'>,
  allowance: Allowance | null = null,
): Funds => {
  const [includedLeft, includedOf] = {
    video: [limits.credits_remaining, limits.monthly_limit] as const,
    image: [limits.images_remaining, limits.image_monthly_limit] as const,
    none: [0, 0] as const,
  }[allowance ?? 'none'];
  return { includedLeft, includedOf, balance: limits.credit_balance };
};
