/** An address for what a file holds, which keeps that in memory no longer than this. */
export function addressUntil(over: AbortSignal, file: Blob): string {
  const url = URL.createObjectURL(file);
  over.addEventListener('abort', () => URL.revokeObjectURL(url));
  return url;
}
