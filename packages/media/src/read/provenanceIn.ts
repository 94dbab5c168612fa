import type { Provenance } from '../write/provenance.ts';
import { recordName } from '../write/xmpPacket.ts';

const unescaped = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const encoder = new TextEncoder();
const opening = encoder.encode('<x:xmpmeta');
const closing = encoder.encode('</x:xmpmeta>');

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(wanted[0]!, from); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at;
  return -1;
}

/** The XMP packet of any file, found as the standard's packet scanning does: it is plain text wherever it lies. */
export function xmpIn(bytes: Uint8Array): string | null {
  const from = indexOf(bytes, opening, 0);
  const to = from < 0 ? -1 : indexOf(bytes, closing, from);
  return to < 0 ? null : new TextDecoder().decode(bytes.subarray(from, to + closing.length));
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a file of ours says about itself; null when it is not ours or was damaged. */
export function provenanceIn(bytes: Uint8Array): Provenance | null {
  const record = xmpIn(bytes)?.match(new RegExp(`${recordName}="([^"]*)"`))?.[1];
  if (record === undefined) return null;
  try {
    const said = JSON.parse(unescaped(record)) as Partial<Record<keyof Provenance, unknown>>;
    const whole =
      isText(said.engine) &&
      isText(said.tool) &&
      isText(said.model) &&
      isText(said.prompt) &&
      isText(said.digitalSourceType) &&
      (typeof said.seed === 'number' || said.seed === null) &&
      typeof said.settings === 'object' &&
      said.settings !== null;
    return whole ? (said as Provenance) : null;
  } catch {
    return null;
  }
}
