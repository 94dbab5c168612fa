import type { RunningServer } from '../../packages/backend/src/embedded/index.ts';

export interface StartOptions {
  /** The checkout. */
  readonly root: string;
  readonly progress: (line: string) => void;
  readonly onFatal: (reason: string) => void;
}

export interface Started {
  readonly server: RunningServer;
  stop(): Promise<void>;
}
