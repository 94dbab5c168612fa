import type { Draft, StudioTool } from '@kinora/contract';

/** What was asked for and is not accepted yet, whether its studio is shown or was left. */
export interface Sending {
  /** Of one order, however often it is sent. */
  readonly key: string;
  readonly tool: StudioTool;
  readonly draft: Draft<StudioTool>;
  /** How much of its files is there; null: all of it is out, or nothing was told yet. */
  readonly share: number | null;
  /** Nothing can have been charged: no try before it may have been accepted. */
  readonly isSure: boolean;
  /** Takes it back; null where that can't be. */
  readonly cancel: (() => void) | null;
}

/** What is told of all that is being sent, to whoever shows that elsewhere. */
export interface SendingEvents {
  readonly onSendingChanged?: ((event: Sending) => void) | undefined;
  /** It was accepted as that job; null: it was not, or nobody knows. */
  readonly onSendingEnded?: ((event: { key: string; taskId: string | null }) => void) | undefined;
}
