/** A screen as everybody sees it before it is known who they are. */
export interface FirstPicture {
  readonly html: string;
  /** The questions in the address whose answers it was drawn by. */
  readonly drawnBy: readonly string[];
}
