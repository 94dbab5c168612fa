export const toastTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

/** What a toast says, and the one thing that may be done about it. */
export interface ToastMessage {
  title: string;
  /** What it is about: of one topic only the latest stands. What can be undone by itself has none. */
  topic?: string | undefined;
  description?: string | undefined;
  /** @default 'neutral' */
  tone?: ToastTone | undefined;
  /** Does something, then closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  link?: { label: string; href: string; target?: string | undefined } | undefined;
}
