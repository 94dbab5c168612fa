import type { Bookmark } from '@kinora/contract';
import { creationFixture, seededId, seededRandom } from '@kinora/contract/testing';

/** A bookmark of a clip; anything can be said otherwise. */
export const bookmarkFixture = (changes: Partial<Bookmark> = {}): Bookmark => ({
  id: seededId(seededRandom(1200)),
  created_at: '2026-11-13T09:30:00.000Z',
  model_id: null,
  creation: creationFixture(),
  ...changes,
});
