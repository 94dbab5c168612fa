/** A network that can't be had, or can't work here. The message says what is wrong and what to do. */
export class NetworkProblem extends Error {
  override readonly name = 'NetworkProblem';
}

export const notFetched = (cause?: unknown) =>
  new NetworkProblem('What this needs could not be loaded. Check your connection, then try again.', {
    cause,
  });

export const cannotRun = (cause?: unknown) =>
  new NetworkProblem('This browser can’t do this work: it needs WebAssembly with SIMD. Try a newer one.', {
    cause,
  });

export const broke = (cause?: unknown) =>
  new NetworkProblem(
    'The work broke off, most likely for want of memory. Close other tabs, then try again.',
    {
      cause,
    },
  );
