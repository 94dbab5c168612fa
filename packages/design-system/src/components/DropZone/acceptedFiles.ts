/** Whether a file is of one of the types or endings that `accept` lists, as browsers read that attribute. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map((wanted) => wanted.trim())
    .filter(Boolean)
    .some((wanted) => {
      if (wanted.startsWith('.')) return name.endsWith(wanted);
      if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
      return type === wanted;
    });
}

/** Which files a zone takes, and which it leaves: the wrong type, or more than it has room for. */
export function sortFiles<Given extends { name: string; type: string }>(
  files: readonly Given[],
  accept: string | undefined,
  allowsMultiple: boolean,
): { taken: Given[]; left: { reason: 'type' | 'count'; files: Given[] }[] } {
  const fitting = files.filter((file) => isAccepted(file, accept));
  const room = allowsMultiple ? fitting.length : 1;
  return {
    taken: fitting.slice(0, room),
    left: [
      { reason: 'type' as const, files: files.filter((file) => !isAccepted(file, accept)) },
      { reason: 'count' as const, files: fitting.slice(room) },
    ].filter((refused) => refused.files.length > 0),
  };
}
