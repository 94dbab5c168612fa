import type { Job, Returned } from '@kinora/contract';

export interface ActivityItem {
  readonly job: Pick<
    Job,
    'task_id' | 'creation_id' | 'status' | 'progress' | 'position' | 'message' | 'cancel_returns'
  >;
  /** What is being made, in words: of its prompt. */
  readonly title: string;
  /** Where the finished one is shown. */
  readonly href?: string | undefined;
}

export interface ActivityEvents {
  /** `returns` is what the button said before the press; the port refuses to give back less. */
  onCancelRequested: (event: { taskId: string; returns: Returned }) => void;
  onRetryRequested: (event: { creationId: string }) => void;
  /** Takes one that ended off the list. */
  onDismissed?: ((event: { taskId: string }) => void) | undefined;
}
