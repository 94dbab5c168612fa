import { oncePerPress } from './oncePerPress.ts';

// The browser reads the address in its own time after the press.
const readWithin = 60_000;

const once = oncePerPress();

/** Saves what lies in memory as a file of this name: once, though its button be pressed twice. */
export function saveFile(blob: Blob, name: string): void {
  void once(blob, () => offer(blob, name));
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
