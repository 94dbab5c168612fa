import type pg from 'pg';
import type { ServedFunction } from '../functionsRoutes.ts';
import type { StorageService } from '../storage/StorageService.ts';

/** What the server lends to the functions and to the worker. */
export interface Platform {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isLocal: boolean;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly storage: StorageService;
  readonly jwtSecret: string;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

export interface Services {
  readonly functions: Readonly<Record<string, ServedFunction>>;
  /** What makes the pictures and clips, for the start message. */
  readonly engine: { readonly name: string; readonly description: string };
  /** Begins to give the demo account something to look at; `stop` ends that too. */
  readonly seedDemo?: (userId: string) => void;
  stop(): Promise<void>;
}

export type StartServices = (platform: Platform) => Promise<Services>;
