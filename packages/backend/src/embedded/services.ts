import type pg from 'pg';
import type { ServedFunction } from './functionsRoutes.ts';
import type { StorageService } from './storage/StorageService.ts';

/** What the server lends to the functions and to the worker. */
export interface Platform {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Connections that act as the service role: past row-level security. */
  readonly pool: pg.Pool;
  readonly storage: StorageService;
  readonly jwtSecret: string;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

export interface Services {
  readonly functions: Readonly<Record<string, ServedFunction>>;
  /** Gives a newly made demo account something to look at. */
  seedDemo?(userId: string): Promise<void>;
  stop(): Promise<void>;
}

export type StartServices = (platform: Platform) => Promise<Services>;

export const startServices: StartServices = async () => ({ functions: {}, stop: async () => {} });
