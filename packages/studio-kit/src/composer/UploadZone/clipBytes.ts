const largestHead = 16;

const lettersOf = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/** Whether a file begins as a clip or a sound does that can be used at all, whatever its name says. */
export const beginsAsClip = async (file: Blob): Promise<boolean> =>
  /^(....ftyp|RIFF|.E\u00df\u00a3|OggS|ID3|fLaC|\u00ff[\u00e0-\u00ff])/s.test(
    await lettersOf(file.slice(0, 8)),
  );

/** Of an MP4 or MOV, from its boxes: whether all of it is there, and pictures are in it. Null for any other file. */
export async function readBoxes(file: Blob): Promise<{ isWhole: boolean; hasPicture: boolean } | null> {
  let index = '';
  let hasFrames = false;
  for (let at = 0, length = 0; at < file.size; at += length) {
    const head = new DataView(await file.slice(at, at + largestHead).arrayBuffer());
    const name = await lettersOf(file.slice(at + 4, at + 8));
    if (at === 0 && name !== 'ftyp') return null;
    if (head.byteLength < 8) break;
    length = head.getUint32(0);
    if (length === 1 && head.byteLength === largestHead) length = Number(head.getBigUint64(8));
    // The last one may leave its length open; what comes after the last is nobody's business.
    if (length < 8) length = file.size - at;
    const isThere = at + length <= file.size;
    if (name === 'moov' && isThere) index = await lettersOf(file.slice(at, at + length));
    if (name === 'mdat') hasFrames = isThere;
  }
  return { isWhole: index !== '' && hasFrames, hasPicture: /hdlr.{8}vide/s.test(index) };
}

/** What a browser made of a file. */
export interface OpenedClip {
  /** It has its first frame, or its first sound. */
  readonly isPlayable: boolean;
  readonly hasPicture: boolean;
  /** It knows the file, and failed on what is in it. */
  readonly isUndecoded: boolean;
  /** It plays such files. */
  readonly isUsual: boolean;
}

/** Why a file is taken neither as a clip nor as a sound; null for one that is, if only this browser can't play it. */
export async function clipProblem(
  kind: 'video' | 'audio',
  file: Blob,
  { isPlayable, hasPicture, isUndecoded, isUsual }: OpenedClip,
): Promise<'isNot' | 'broken' | 'noPicture' | null> {
  if (!isPlayable && !(file.type.startsWith(`${kind}/`) && (await beginsAsClip(file)))) return 'isNot';
  const boxes = await readBoxes(file);
  if (boxes ? !boxes.isWhole || isUndecoded : !isPlayable && isUsual) return 'broken';
  // Pictures that only this browser can't show are heard in it.
  return kind === 'video' && isPlayable && !hasPicture && !boxes?.hasPicture ? 'noPicture' : null;
}
