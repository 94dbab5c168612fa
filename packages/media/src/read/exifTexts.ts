import ExifReader from 'exifreader';

/** The texts that programs put into EXIF. */
export interface ExifTexts {
  readonly comment: string | null;
  readonly make: string | null;
  readonly model: string | null;
}

const utf16 = (bytes: Uint8Array): string => {
  // Nothing says in which order: letters of most languages have their zero where the high byte is.
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2]!++;
  return new TextDecoder(zeros[0]! >= zeros[1]! ? 'utf-16be' : 'utf-16le').decode(bytes);
};

/** A UserComment: eight bytes that name its letters, then the text. */
function commentIn(raw: readonly number[]): string {
  const bytes = Uint8Array.from(raw);
  const charset = String.fromCharCode(...bytes.subarray(0, 8)).replace(/\0+$/, '');
  const text = bytes.subarray(8);
  const read =
    charset === 'UNICODE'
      ? utf16(text)
      : new TextDecoder().decode(charset === 'ASCII' || charset === '' ? text : bytes);
  return read.replace(/\0+$/, '').trim();
}

const textOf = (tag: { readonly description: string } | undefined): string | null =>
  tag?.description.trim() || null;

/** What the EXIF of a picture says in words; nothing where it has none or it is damaged. */
export function exifTexts(bytes: Uint8Array): ExifTexts {
  try {
    const { exif } = ExifReader.load(Uint8Array.from(bytes).buffer, {
      expanded: true,
      includeTags: { exif: true },
    });
    const comment = (exif?.UserComment as { readonly value: readonly number[] } | undefined)?.value;
    return {
      comment: (comment && commentIn(comment)) || null,
      make: textOf(exif?.Make),
      model: textOf(exif?.Model),
    };
  } catch {
    return { comment: null, make: null, model: null };
  }
}
