import type { TrashedCreation } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';

/** A frame that was deleted on the fifteenth, and can be had back for thirty days. */
export const trashedFixture = (changes: Partial<TrashedCreation> = {}, index = 0): TrashedCreation => ({
  ...creationFixture({}, index),
  deleted_at: '2026-11-15T09:30:00.000Z',
  purge_at: '2026-12-15T09:30:00.000Z',
  ...changes,
});
