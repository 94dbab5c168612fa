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

/** What an account has to pay with, where this allowance may pay, or none. */
export const fundsFor = (limits: VideoLimits, allowance: Allowance | null = null): Funds => {
  const [includedLeft, includedOf] = {
    video: [limits.credits_remaining, limits.monthly_limit] as const,
    image: [limits.images_remaining, limits.image_monthly_limit] as const,
    none: [0, 0] as const,
  }[allowance ?? 'none'];
  return { includedLeft, includedOf, balance: limits.credit_balance };
};
