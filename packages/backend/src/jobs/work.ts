import type { AnyTool } from '@kinora/contract';
import type { Credentials } from '../credentials/credentials.ts';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Engine } from '../engines/engine.ts';
import type { ByteBudget } from '../intake/byteBudget.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Patience } from './signsOfLife.ts';

export interface Work {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly engine: Engine;
  /** Those that this server offers, where they are not the catalogue's. */
  readonly tools?: readonly AnyTool[] | undefined;
  readonly worker: string;
  readonly leaseSeconds: number;
  /** Submissions of one job before it is given up. */
  readonly mostAttempts: number;
  readonly patience: Patience;
  /** Where the provider reports, how long until it is asked again; null stays with the job to its end. */
  readonly parkSeconds: number | null;
  /** Held while a job's files are. */
  readonly memory: ByteBudget;
  /** For the pictures that are made; null leaves them as they are. */
  readonly credentials: Credentials | null;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** No further step: the job is released for whoever comes next. A step under way goes on. */
  readonly stop: AbortSignal;
  /** The copying of a result is cut off too, which can be done again. A submission never is: it would be made twice. */
  readonly cut: AbortSignal;
}
