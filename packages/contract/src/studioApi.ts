import type { Creation, CreationType } from './entities/creation.ts';
import type { GenerateReply } from './entities/generateReply.ts';
import type { Job } from './entities/job.ts';
import type { AuthEvent, Session } from './entities/session.ts';
import type { VideoLimits } from './entities/videoLimits.ts';
import type { ToolRequest } from './tools/request.ts';

/**
 * The one interface between Kinora and any server. Everything rejects with a StudioError,
 * whose `problem` says what happened; what takes long can be given up through an AbortSignal.
 */
export interface StudioApi {
  readonly auth: AuthApi;
  readonly credits: CreditsApi;
  readonly creations: CreationsApi;
  readonly generate: GenerateApi;
  readonly storage: StorageApi;
}

export interface Cancellable {
  readonly signal?: AbortSignal;
}

export interface AuthApi {
  session(): Promise<Session | null>;
  /** Tells every change, starting with INITIAL_SESSION; the answer ends it. */
  onChange(listener: (event: AuthEvent, session: Session | null) => void): () => void;
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<Session>;
  /** A null session means that a confirmation was mailed. */
  signUp(account: NewAccount): Promise<{ readonly session: Session | null }>;
  signOut(): Promise<void>;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

export interface CreditsApi {
  limits(options?: Cancellable): Promise<VideoLimits>;
}

export const creationSorts = ['newest', 'oldest', 'liked'] as const;
export type CreationSort = (typeof creationSorts)[number];

export interface CreationQuery extends Cancellable {
  readonly type?: CreationType;
  readonly sort: CreationSort;
  /** The `next` of the page before. */
  readonly after?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** All there are under this query, not only those of the page. */
  readonly total: number;
  readonly next: string | null;
}

/** How many creations come at once. */
export const creationPageSize = 60;

export interface CreationsApi {
  list(query: CreationQuery): Promise<Page<Creation>>;
  /** One creation, or null when it is gone or someone else's. */
  byId(id: string, options?: Cancellable): Promise<Creation | null>;
  setLiked(id: string, isLiked: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** An address that saves the file under a good name; rejects with NotFound when there is no file. */
  downloadAddress(creation: Creation): Promise<string>;
}

export interface GenerateApi {
  /** The same key sent twice is one generation. */
  submit(
    request: ToolRequest,
    options: Cancellable & { readonly idempotencyKey: string },
  ): Promise<GenerateReply>;
  /** Every change of a job until it ended; the first is its state now. */
  follow(taskId: string, options?: Cancellable): AsyncIterable<Job>;
  /** Jobs of this account that have not ended, newest first. */
  running(options?: Cancellable): Promise<readonly Job[]>;
}

export interface StorageApi {
  /** Puts a file into the account's own folder and answers with its reference, `<user id>/<name>`. */
  upload(
    file: Blob,
    options: Cancellable & { readonly name: string; readonly onProgress?: (share: number) => void },
  ): Promise<string>;
}
