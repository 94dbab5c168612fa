import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentRequest {
  /** Where the person who asks has Kinora open. */
  readonly origin: string;
  /** Where they want to land after the link in the mail. */
  readonly redirectTo: string | null;
  /** Keep the mail that this request would send. */
  readonly isSilent?: boolean;
  /** Answer before the mail is out. */
  readonly isUnawaited?: boolean;
}

/** The auth server hands its mail driver neither the request nor the wish where to return; this carries both along. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
