const headerBytes = 72;

export interface AviFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** What an AVI file says of itself in its header; no browser plays one (D17). Null when it is none. */
export async function readAvi(file: Blob): Promise<AviFacts | null> {
  if (file.size < headerBytes) return null;
  const header = new DataView(await file.slice(0, headerBytes).arrayBuffer());
  const word = (offset: number) =>
    String.fromCharCode(...Array.from({ length: 4 }, (_, index) => header.getUint8(offset + index)));
  if (word(0) !== 'RIFF' || word(8) !== 'AVI ' || word(24) !== 'avih') return null;
  const microseconds = header.getUint32(32, true);
  const frames = header.getUint32(48, true);
  return {
    width: header.getUint32(64, true),
    height: header.getUint32(68, true),
    seconds: (microseconds * frames) / 1_000_000,
  };
}
