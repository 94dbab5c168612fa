/** What one of the account's deeds is up to, and what came of it. */
export interface DeedState {
  readonly isPending?: boolean | undefined;
  readonly problem?: string | null | undefined;
  /** The field that it speaks of, by its name. */
  readonly problemField?: string | undefined;
}
