import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engine } from '../engines/engine.ts';
import type { IsGenuine } from '../engines/fal/falWebhook.ts';
import type { FileStore } from '../jobs/fileStore.ts';
import type { SafetyFilter } from '../safety/safetyFilter.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string | null;
}

/** Everything a function may use. Node's gateway and Supabase's runtime each bring their own. */
export interface FunctionContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engine: Engine;
  readonly safety: SafetyFilter;
  /** Who a bearer token speaks for; null when it is missing, forged, expired or its session has ended. */
  userOf(token: string): Promise<SignedInUser | null>;
  /** Proves a report of the engine's provider; null where no provider reports. */
  readonly isGenuineReport: IsGenuine | null;
  /** Told when a job was accepted, so that work begins at once. */
  jobAccepted(): void;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: (line: string) => void;
}

/** Who may call a function: a signed-in person, anybody, or a provider that signs what it sends. */
export type Access = 'signedIn' | 'open' | 'webhook';

export interface FunctionHandler {
  readonly access: Access;
  (request: Request, context: FunctionContext): Promise<Response>;
}
