/** What a call of the client answers that takes no signal; whoever gives up hears no more of it. */
export function untilAborted<T>(answer: PromiseLike<T>, signal?: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(signal!.reason as Error);
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp);
    const end = () => signal?.removeEventListener('abort', giveUp);
    answer.then(
      (value) => (end(), resolve(value)),
      (thrown: Error) => (end(), reject(thrown)),
    );
  });
}
