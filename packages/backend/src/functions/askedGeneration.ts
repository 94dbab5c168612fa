import type { AnyTool } from '@kinora/contract';
import type { SignedInUser } from './context.ts';

export interface AskedGeneration {
  readonly tool: AnyTool;
  /** From anywhere: it is checked here. */
  readonly body: unknown;
  readonly user: SignedInUser;
  readonly key: string;
  readonly hash: string;
}
