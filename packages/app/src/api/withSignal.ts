/** A fetch that ends with a signal, for calls of the client that take none. */
export const withSignal =
  (send: typeof fetch, signal?: AbortSignal): typeof fetch =>
  (input, init) =>
    send(input, { ...init, ...(signal && { signal }) });
