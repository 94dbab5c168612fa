import type { Saying } from '@kinora/contract';

/** The one thing that may be done about what is told. */
interface MessageAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Something to tell the person in passing: what shows nowhere else. */
export interface StudioMessage {
  readonly tone: 'info' | 'success' | 'danger';
  readonly title: string;
  readonly description?: string;
  /** What it is about: the next about the same takes its place. */
  readonly topic: string;
  readonly action?: MessageAction;
  /** Where it leads. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** Where a studio's messages go, where whoever shows it tells them. */
export interface MessageEvents {
  readonly onMessage?: ((message: StudioMessage) => void) | undefined;
  /** What was told of a topic no longer holds, or is said on the stage now. */
  readonly onMessagesOver?: ((event: { topic: string }) => void) | undefined;
}

export const messageOf = (tone: StudioMessage['tone'], saying: Saying, topic: string): StudioMessage => ({
  tone,
  topic,
  ...(typeof saying === 'string' ? { title: saying } : saying),
});
