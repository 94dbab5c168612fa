import type { AnyTool } from '@kinora/contract';
import type { Accounts } from '../accounts/accounts.ts';
import type { ExportLimits } from '../accounts/exportData.ts';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engines } from '../engines/engines.ts';
import type { IsGenuine } from '../engines/fal/falWebhook.ts';
import type { BodyRoom } from '../intake/bodyRoom.ts';
import type { ByteBudget } from '../intake/byteBudget.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Payments } from '../payments/payments.ts';
import type { SafetyFilter } from '../safety/safetyFilter.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string | null;
  /** The sign-in that the token belongs to. */
  readonly sessionId: string | null;
}

export interface Schedule {
  isGenuine(headers: Headers): Promise<boolean>;
  /** Goes on with jobs, sends mails, sweeps. Answers what it did, for whoever looks. */
  run(): Promise<Readonly<Record<string, unknown>>>;
}

/** Everything a function may use. Node's gateway and Supabase's runtime each bring their own. */
export interface FunctionContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  /** Held while files are in memory. */
  readonly memory: ByteBudget;
  /** Held while requests are, which bring files inside. */
  readonly bodies: BodyRoom;
  readonly engines: Engines;
  /** What may be asked for here. */
  readonly tools: readonly AnyTool[];
  readonly safety: SafetyFilter;
  /** Who a bearer token speaks for; null when it is missing, forged, expired or its session has ended. */
  userOf(token: string): Promise<SignedInUser | null>;
  /** What the auth service alone can do: passwords. */
  readonly accounts: Accounts;
  readonly exports: ExportLimits;
  /** Null where nobody can pay. */
  readonly payments: Payments | null;
  /** Where feedback goes; null keeps it in the database alone. */
  readonly operatorMail: string | null;
  /** Told when a mail became due, so that it goes out at once. */
  readonly lettersDue: () => void;
  /** Where people have Kinora open: what a checkout comes back to. Of configuration, never of what a request claims. */
  readonly siteOf: (request: Request) => string;
  /** Who is asking, by network address, or 'unknown'; null where nobody is counted by it, as on one's own machine. */
  readonly address: (request: Request) => string | null;
  /** Proves a report of an engine's provider; null where no provider reports. */
  readonly isGenuineReport: IsGenuine | null;
  /** How many generations one person may have under way. */
  readonly mostAtOnce: number;
  /** What a clock outside sets going, where nothing runs between two requests; null where a worker does. */
  readonly schedule: Schedule | null;
  /** Told when a job was accepted, so that work begins at once. */
  jobAccepted(): void;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: (line: string) => void;
}

/** Who may call a function: a signed-in person, anybody, a provider that signs what it sends, or whoever has a link. */
export type Access = 'signedIn' | 'open' | 'webhook' | 'link';

export interface FunctionHandler {
  readonly access: Access;
  (request: Request, context: FunctionContext): Promise<Response>;
}
