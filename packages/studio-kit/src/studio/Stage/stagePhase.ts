import type { Job, Saying } from '@kinora/contract';
import type { Phase } from '../studioState.ts';

/** Where work stands, on a server or right here. */
export type StagePhase =
  | Phase
  | {
      readonly name: 'running';
      readonly job: Partial<Job> | null;
      readonly isUnreached?: undefined;
    }
  | { readonly name: 'done'; readonly creation?: undefined }
  | {
      readonly name: 'failed';
      readonly problem: { readonly kind?: undefined; readonly message: string };
      readonly isCertain?: undefined;
      readonly saying: Saying;
    };
