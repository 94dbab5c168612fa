import type { Character } from '@kinora/contract';
import { pictures, seededId, seededRandom } from '@kinora/contract/testing';

const references = Object.values(pictures).map(({ name, url }) => ({ place: `${name}.png`, address: url }));

/** Somebody with so many references; anything else can be said otherwise. */
export const characterFixture = (changes: Partial<Character> = {}, count = 3): Character => ({
  id: seededId(seededRandom(1300)),
  name: 'Ada, the keeper',
  description: 'A lighthouse keeper in her sixties, oilskin coat, short grey hair.',
  images: references.slice(0, count),
  created_at: '2026-11-10T09:30:00.000Z',
  updated_at: '2026-11-12T09:30:00.000Z',
  ...changes,
});
