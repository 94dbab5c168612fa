/** A fetch that ends with a signal: some calls of the client take none. */
export const withSignal =
  (send: typeof fetch, signal?: AbortSignal): typeof fetch =>
  (input, init) =>
    send(input, { ...init, ...(signal && { signal }) });
