import type { AccountApi } from './port/account.ts';
import type { AuthApi } from './port/auth.ts';
import type { CreationsApi } from './port/creations.ts';
import type { CreditsApi } from './port/credits.ts';
import type { FeedbackApi } from './port/feedback.ts';
import type { GenerateApi } from './port/generate.ts';
import type { LibraryApi } from './port/library.ts';
import type { PlansApi } from './port/plans.ts';
import type { PromptsApi } from './port/prompts.ts';
import type { StorageApi } from './port/storage.ts';

/**
 * The one interface between Kinora and any server. Everything rejects with a StudioError,
 * whose `problem` says what happened; what takes long can be given up through an AbortSignal.
 * Where nothing else is said a visitor is refused with NotSignedIn, and what is not there, or somebody else's, with NotFound.
 */
export interface StudioApi {
  readonly auth: AuthApi;
  readonly account: AccountApi;
  readonly credits: CreditsApi;
  readonly plans: PlansApi;
  readonly creations: CreationsApi;
  readonly library: LibraryApi;
  readonly generate: GenerateApi;
  readonly prompts: PromptsApi;
  readonly feedback: FeedbackApi;
  readonly storage: StorageApi;
}

export type * from './port/account.ts';
export type * from './port/auth.ts';
export type * from './port/cancellable.ts';
export * from './port/creations.ts';
export type * from './port/credits.ts';
export type * from './port/feedback.ts';
export type * from './port/generate.ts';
export type * from './port/library.ts';
export type * from './port/page.ts';
export type * from './port/plans.ts';
export type * from './port/prompts.ts';
export type * from './port/runner.ts';
export type * from './port/storage.ts';
