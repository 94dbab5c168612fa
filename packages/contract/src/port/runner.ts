import type { StudioCreation } from '../entities/creationShown.ts';
import type { Job, Returned } from '../entities/job.ts';
import type { AuthEvent } from '../entities/session.ts';
import type { StudioProblem } from '../errors.ts';
import type { Draft, StudioTool } from '../tools/defineTool.ts';
import type { DeviceResult } from '../tools/deviceEngine.ts';
import type { ToolStanding } from '../tools/engineLimits.ts';
import type { Saying } from '../words/saying.ts';
import type { Cancellable } from './cancellable.ts';

/** What came of a run that there is something to show of: a picture or clip that is kept, or what a device made. */
export type MadeResult = { readonly is: 'creation'; readonly creation: StudioCreation } | DeviceResult;
/** 'nothing': it is on its way elsewhere, or gone meanwhile. */
export type RunResult = MadeResult | { readonly is: 'nothing' };

/** How far the work is, as far as whoever does it says so. */
export type RunState = Partial<Pick<Job, 'progress' | 'position' | 'cancel_returns'>>;

/** What happens on the way. */
export type RunNews =
  | { readonly at: 'uploading'; readonly share: number }
  | { readonly at: 'submitting' }
  /** From now on it counts. No `taskId`: it is made elsewhere, and nothing can be followed. */
  | { readonly at: 'accepted'; readonly taskId: string | null }
  /** What is not named has not changed. */
  | {
      readonly at: 'running';
      readonly taskId: string | null;
      readonly job?: RunState | null;
      /** Whoever works on it can't be reached; it goes on there. */
      readonly isUnreached?: boolean;
    };

/** How it ended. */
export type RunEnd =
  | { readonly is: 'done'; readonly result: RunResult; readonly lacksFile?: boolean }
  | {
      readonly is: 'failed';
      readonly problem: StudioProblem;
      /** Whether it is known that nothing was charged; not said where nothing can be. */
      readonly isCertain?: boolean;
      /** As the tool says it. */
      readonly saying: Saying;
    }
  /** Accepted, and out of sight: it goes on, so it is never run again. */
  | { readonly is: 'lost'; readonly taskId: string; readonly problem: StudioProblem }
  | { readonly is: 'cancelled' };

export interface Attending {
  /** Given up: nobody waits any longer, and the promise rejects. What is lasting goes on. */
  readonly signal: AbortSignal;
  readonly onNews: (news: RunNews) => void;
}

/** Runs that go on without whoever asked for them: they are found again, followed and ended by their name. */
export interface LastingRuns<T extends StudioTool> {
  /** Tells at once, and whenever that changes, who they are done for; the same object as long as the page lasts. */
  readonly auth: { onChange(listener: (event: AuthEvent, session: object | null) => void): () => void };
  /** The one of this tool that is under way; null where there is none. */
  running(tool: T, options: Cancellable): Promise<Job | null>;
  follow(tool: T, taskId: string, attending: Attending, known?: Job): Promise<RunEnd>;
  /** `returns` is what was said to come back. How it ended comes to whoever follows it. */
  cancel(taskId: string, options: { readonly returns: Returned }): Promise<unknown>;
}

/** Who does a tool's work, wherever that is. What goes wrong is an end and no rejection. */
export interface Runner<T extends StudioTool = StudioTool> {
  /** What can be had of a tool, or why none of it. */
  capabilities(tool: T, options: Cancellable): Promise<ToolStanding>;
  /** The same key again is the same run: what may have been accepted is asked after, and what was uploaded is there. */
  run(tool: T, draft: Draft<T>, asked: Attending & { readonly key: string }): Promise<RunEnd>;
  /** Without it a run ends with whoever asked for it. */
  readonly lasting?: LastingRuns<T>;
}
