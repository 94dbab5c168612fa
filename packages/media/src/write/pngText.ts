import { joined } from './joined.ts';
import { pngChunk } from './pngChunk.ts';
import type { Provenance } from './provenance.ts';
import { xmpPacket } from './xmpPacket.ts';

/** After the signature and the header, where every reader looks first. */
export const afterHeader = 33;

/** An international text chunk, uncompressed. */
const textChunk = (keyword: string, text: string): Uint8Array =>
  pngChunk('iTXt', new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`));

/** What a PNG says of what made it: as XMP, and in the texts that other programs read. */
export const pngRecord = (provenance: Provenance): Uint8Array<ArrayBuffer> =>
  joined([
    textChunk('XML:com.adobe.xmp', xmpPacket(provenance)),
    textChunk('Software', `Kinora, ${provenance.engine}`),
    ...(provenance.prompt === '' ? [] : [textChunk('Description', provenance.prompt)]),
  ]);

/** The picture with it. */
export const withPngText = (png: Uint8Array, provenance: Provenance): Uint8Array<ArrayBuffer> =>
  joined([png.subarray(0, afterHeader), pngRecord(provenance), png.subarray(afterHeader)]);
