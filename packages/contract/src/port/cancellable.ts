export interface Cancellable {
  readonly signal?: AbortSignal;
}
