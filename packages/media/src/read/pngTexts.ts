/** Longer texts are no prompt; a packed one of a few bytes can hold gigabytes. */
const longestText = 1_000_000;

const signature = '\x89PNG\r\n\x1a\n';
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

async function unpacked(bytes: Uint8Array): Promise<Uint8Array | null> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > longestText) return null;
      parts.push(next.value);
    }
  } catch {
    // Damaged: what is whole in the file counts without it.
    return null;
  } finally {
    await reader.cancel().catch(() => {});
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** tEXt holds Latin letters by its standard, though most programs write UTF-8 there. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

async function textIn(type: string, body: Uint8Array): Promise<readonly [string, string] | null> {
  const end = body.indexOf(0);
  if (end < 1 || end > 79 || body.length > longestText) return null;
  const keyword = latin(body.subarray(0, end));
  const rest = body.subarray(end + 1);
  if (type === 'tEXt') return [keyword, decoded(rest)];
  if (type === 'zTXt') {
    const text = await unpacked(rest.subarray(1));
    return text && [keyword, decoded(text)];
  }
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) return null;
  const packed = rest.subarray(translated + 1);
  const text = rest[0] === 1 ? await unpacked(packed) : packed;
  return text && [keyword, decoded(text)];
}

/** The texts of a PNG by their keywords, packed ones too; what is cut off or damaged is left out. */
export async function pngTexts(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (bytes.length < 8 || latin(bytes.subarray(0, 8)) !== signature) return found;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = latin(bytes.subarray(at + 4, at + 8));
    const end = at + 8 + length;
    if (end + 4 > bytes.length) break;
    if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') {
      const text = await textIn(type, bytes.subarray(at + 8, end));
      if (text && !found.has(text[0])) found.set(text[0], text[1]);
    }
    at = end + 4;
  }
  return found;
}
