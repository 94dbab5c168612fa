import { doubledWithin } from './oncePerPress.ts';

// The browser reads the address in its own time after the press.
const readWithin = 60_000;

/** What a press asked for a moment ago, by its name. */
const offered = new Map<string, Blob>();

/** Saves what lies in memory as a file of this name: once, though its button be pressed twice. What fails is thrown, and may be tried again at once. */
export function saveFile(blob: Blob, name: string): void {
  if (offered.get(name) === blob) return;
  offer(blob, name);
  offered.set(name, blob);
  setTimeout(() => offered.delete(name), doubledWithin);
}

function offer(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
