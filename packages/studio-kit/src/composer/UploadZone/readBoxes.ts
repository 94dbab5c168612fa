const largestHead = 16;

const lettersOf = async (part: Blob) =>
  Array.from(new Uint8Array(await part.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');

/** Whether a file begins as a clip or a sound does that can be used at all, whatever its name says. */
export const beginsAsClip = async (file: Blob): Promise<boolean> =>
  /^(....ftyp|RIFF|\u001aE\u00df\u00a3|OggS|ID3|fLaC|\u00ff[\u00e0-\u00ff])/s.test(
    await lettersOf(file.slice(0, 8)),
  );

/** Of an MP4 or MOV, from its boxes: whether all of it is there, and pictures are in it. Null for any other file. */
export async function readBoxes(file: Blob): Promise<{ isWhole: boolean; hasPicture: boolean } | null> {
  let index = '';
  let isCutOff = false;
  for (let at = 0, length = 0; at < file.size; at += length) {
    const head = new DataView(await file.slice(at, at + largestHead).arrayBuffer());
    if (head.byteLength < 8) break;
    const name = await lettersOf(file.slice(at + 4, at + 8));
    if (at === 0 && name !== 'ftyp') return null;
    length = head.getUint32(0);
    if (length === 1 && head.byteLength === largestHead) length = Number(head.getBigUint64(8));
    // The last one may leave its length open; what comes after the last is nobody's business.
    if (length < 8) length = file.size - at;
    if (name === 'moov') index = await lettersOf(file.slice(at, at + length));
    isCutOff ||= (name === 'moov' || name === 'mdat') && at + length > file.size;
  }
  return { isWhole: index !== '' && !isCutOff, hasPicture: /hdlr.{8}vide/s.test(index) };
}
