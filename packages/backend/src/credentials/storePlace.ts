/** Where a file takes a manifest store, and in what. */
export interface StorePlace {
  /** The file has Content Credentials already. */
  readonly isTaken: boolean;
  /** Before which byte. */
  readonly at: number;
  /** How long a store of so many bytes becomes. */
  wrappedLength(length: number): number;
  wrapped(store: Uint8Array): Uint8Array;
}
