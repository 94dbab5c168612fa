import type pg from 'pg';
import type { Hono } from 'hono';
import type { MailPort } from '../../mail/mail.ts';
import type { ServedFunction } from '../functionsRoutes.ts';
import type { ServerKeys } from '../keys.ts';
import type { StorageService } from '../storage/StorageService.ts';

/** What the server lends to the functions and to the worker. */
export interface Platform {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isLocal: boolean;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly storage: StorageService;
  readonly keys: ServerKeys;
  readonly mail: MailPort;
  /** The auth service, in this process. */
  readonly auth: (request: Request) => Promise<Response>;
  /** The address to tell people. */
  readonly site: string;
  /** Where whoever sent this request has Kinora open. */
  readonly siteOf: (request: Request) => string;
  readonly address: (request: Request) => string | null;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

export interface Services {
  readonly functions: Readonly<Record<string, ServedFunction>>;
  /** What makes the pictures and clips, for the start message. */
  readonly engine: { readonly name: string; readonly description: string };
  /** Whose signature pictures get, for the start message. */
  readonly credentials?: string;
  /** Who takes payments. */
  readonly payments?: { readonly name: string; readonly hosts: readonly string[] };
  /** The local checkout, on one's own machine. */
  readonly pages?: Hono | null;
  /** Begins to give the demo account something to look at; `stop` ends that too. */
  readonly seedDemo?: (userId: string) => void;
  stop(): Promise<void>;
}

export type StartServices = (platform: Platform) => Promise<Services>;
