export interface Box {
  readonly type: string;
  readonly content: Buffer;
}

export const boxesIn = (bytes: Buffer): Box[] => {
  const found: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > bytes.length) throw new Error('A box is longer than what it lies in.');
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + length),
    });
    at += length;
  }
  return found;
};

export interface SuperBox {
  readonly kind: string;
  readonly label: string;
  /** What is hashed where another box refers to it. */
  readonly whole: Buffer;
  readonly boxes: readonly Box[];
}

/** A JUMBF box that says what it is and how it is called. */
export function superBox({ type, content }: Box): SuperBox {
  const [description, ...boxes] = boxesIn(content);
  if (type !== 'jumb' || description?.type !== 'jumd') throw new Error('This is no JUMBF box.');
  const { content: said } = description;
  if (said.toString('hex', 4, 16) !== '00110010800000aa00389b71' || said[16] !== 3)
    throw new Error('The box does not say what it is.');
  if (said.at(-1) !== 0) throw new Error('The label has no end.');
  return {
    kind: said.toString('latin1', 0, 4),
    label: said.toString('utf8', 17, said.length - 1),
    whole: content,
    boxes,
  };
}
