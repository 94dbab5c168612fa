/** A page opened in another tab must not reach back into this one. */
export function safeRel(
  target: string | undefined,
  rel: string | undefined,
): { target: string | undefined; rel: string | undefined } {
  if (target !== '_blank') return { target, rel };
  const words = new Set([...(rel ?? '').split(' ').filter(Boolean), 'noopener']);
  return { target, rel: [...words].join(' ') };
}
