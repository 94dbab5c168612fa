import type { CreationType } from './creation.ts';

/** An example that stands on a page while there is nothing of one's own (D18, A146). It never counts. */
export interface SampleCreation {
  readonly id: string;
  readonly type: CreationType;
  readonly title: string;
  readonly author: string;
  readonly imageUrl: string;
  readonly likes: number;
  readonly likedAt: string;
  readonly createdAt: string;
}
