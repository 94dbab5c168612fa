import { seededId, seededRandom, jobFixture } from '@kinora/contract/testing';
import type { Job } from '@kinora/contract';
import type { ActivityItem, SendingItem } from './activityItem.ts';

const item = (seed: number, title: string, changes: Partial<Job>, href?: string): ActivityItem => ({
  job: jobFixture({
    task_id: seededId(seededRandom(seed)),
    creation_id: seededId(seededRandom(seed + 50)),
    ...changes,
  }),
  title,
  href,
});

export const running = item(1, 'Waves roll over black sand', { progress: 0.62, cancel_returns: 'none' });
export const queued = item(2, 'Paper lanterns above a harbour', {
  status: 'queued',
  progress: null,
  position: 2,
  cancel_returns: 'all',
});
const unmeasured = item(3, 'Snow on a red bridge', { progress: null });
export const done = item(
  4,
  'A field of barley',
  { status: 'completed', progress: 1, cancel_returns: null },
  '/creation-history',
);
export const failed = item(5, 'A lighthouse keeper’s kitchen', {
  status: 'failed',
  progress: null,
  cancel_returns: null,
  message: 'The picture could not be read.',
});
const cancelled = item(6, 'Kettle', { status: 'cancelled', progress: null, cancel_returns: null });

export const allKinds: readonly ActivityItem[] = [queued, running, unmeasured, done, failed, cancelled];

const studio = { title: 'WAN image to video', href: '/wan-i2v' };
export const uploading: SendingItem = { id: 'one', title: 'Rain on a tin roof', share: 0.55, studio };
export const allSent: SendingItem = { ...uploading, id: 'two', title: 'Steam above a cup', share: null };
/** What the first of them is once it was accepted. */
export const accepted: ActivityItem = {
  ...item(7, uploading.title, {
    status: 'queued',
    progress: null,
    position: 0,
    cancel_returns: 'all',
  }),
  id: uploading.id,
  studio,
};
