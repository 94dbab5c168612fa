// The browser reads the address in its own time after the press.
const readWithin = 60_000;

/** Saves what is in memory as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
