import type { Job, Returned } from '@kinora/contract';

interface Listed {
  /** What is being made, in words: of its prompt. */
  readonly title: string;
  /** The studio that it was sent from, to go back to as long as it is under way. */
  readonly studio?: { readonly title: string; readonly href: string } | undefined;
}

export interface ActivityItem extends Listed {
  /** The one that it had while it was sent: it stays the same line. */
  readonly id?: string | undefined;
  readonly job: Pick<
    Job,
    'task_id' | 'creation_id' | 'status' | 'progress' | 'position' | 'message' | 'cancel_returns'
  >;
  /** Where the finished one is shown. */
  readonly href?: string | undefined;
}

/** What is being sent, and has no job yet. */
export interface SendingItem extends Listed {
  readonly id: string;
  /** 0 to 1, as long as it can be taken back; null: all of it is sent. */
  readonly share: number | null;
  /** Its job, once it is accepted. */
  readonly taskId?: string | null | undefined;
}

export interface ActivityEvents {
  /** `returns` is what the button said before the press; the port refuses to give back less. */
  onCancelRequested: (event: { taskId: string; returns: Returned }) => void;
  onSendingCancelRequested?: ((event: { id: string }) => void) | undefined;
  onRetryRequested: (event: { creationId: string }) => void;
  /** Takes one that ended off the list. */
  onDismissed?: ((event: { taskId: string }) => void) | undefined;
  /** One goes where a link leads. */
  onLinkFollowed?: (() => void) | undefined;
}
