/** A page that nobody answers for would be lost to the browser's own, with everything that is still usable on it. */
export async function reloadIfAnswered(): Promise<void> {
  const isAnswered = await fetch(location.href, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isAnswered) location.reload();
}
