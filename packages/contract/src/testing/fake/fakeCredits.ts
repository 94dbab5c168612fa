import { canGenerate } from '../../billing/canGenerate.ts';
import type { CreditsApi } from '../../studioApi.ts';
import { videoLimitsFixture } from '../fixtures/videoLimits.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { paged } from './paged.ts';
import { gone } from './refusals.ts';

export const fakeCredits = (world: FakeWorld): CreditsApi => ({
  async limits(options) {
    world.enter('credits.limits', options?.signal);
    const { included, includedOf, includedImages, includedImagesOf, balance, subscription } =
      world.signedIn();
    return videoLimitsFixture({
      plan_name: subscription.subscription_tier ?? 'Free',
      monthly_limit: includedOf,
      credits_used: includedOf - included,
      credits_remaining: included,
      image_monthly_limit: includedImagesOf,
      images_used: includedImagesOf - includedImages,
      images_remaining: includedImages,
      credit_balance: balance,
      can_generate: canGenerate(included, balance),
    });
  },
  async packs(options) {
    world.enter('credits.packs', options?.signal);
    return world.packs.filter((pack) => pack.is_active).toSorted((a, b) => a.credits - b.credits);
  },
  async purchase(packId) {
    world.enter('credits.purchase');
    world.signedIn();
    if (!world.packs.some((pack) => pack.id === packId && pack.is_active))
      throw gone('This pack is not for sale.');
    return { url: `https://checkout.example/pack/${packId}` };
  },
  async ledger(query) {
    world.enter('credits.ledger', query?.signal);
    return paged(world.signedIn().ledger, query?.after, (entry) => String(entry.id));
  },
  async payments(options) {
    world.enter('credits.payments', options?.signal);
    return world.signedIn().payments;
  },
});
