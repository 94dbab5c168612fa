/** What came to a studio. */
export interface Arrival {
  readonly files: readonly File[];
  /** Frames of the person's own, as the drag tells them. */
  readonly frames: string;
  /** What it fell on. */
  readonly target: EventTarget | null;
}

/** A drag, or a paste. */
export interface Coming {
  readonly dataTransfer?: DataTransfer | null;
  readonly clipboardData?: DataTransfer | null;
}

/** Whether it is anything that a studio takes at all. */
export type Takes = (coming: Coming) => boolean;
