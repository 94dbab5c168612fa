import { Buffer } from 'node:buffer';
import { mediaAddress, type AnyTool, type Input } from '@kinora/contract';
import { sniffMedia } from '@kinora/media';
import type { HeldFile, OrderedValue } from '../engines/engine.ts';
import type { FileStore } from '../jobs/fileStore.ts';
import { refuse } from './answer.ts';
import type { SignedInUser } from './context.ts';

export interface ReceivedFile extends HeldFile {
  /** Where it lies already; null for one that came inside the request. */
  readonly place: string | null;
  readonly extension: string;
}

const invalid = (input: Input, message: string) =>
  refuse({ kind: 'Invalid', message, ...('wire' in input && { field: input.wire }) });

const decoded = (dataUrl: string) =>
  new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));

/** The files of a request by input, each looked at: what it says it is does not count. */
export async function receivedFiles(
  tool: AnyTool,
  values: Readonly<Record<string, OrderedValue>>,
  user: SignedInUser,
  files: FileStore,
): Promise<Record<string, ReceivedFile>> {
  const received: Record<string, ReceivedFile> = {};
  for (const [name, input] of Object.entries(tool.inputs)) {
    const value = values[name];
    if (input.kind !== 'image' || typeof value !== 'string') continue;
    const address = mediaAddress(value);
    if (address?.as === 'reference' && address.owner !== user.id)
      invalid(input, `${input.label} is not one of your own uploads. Choose the file again.`);
    const place = address?.as === 'reference' ? value : null;
    const bytes = place ? (await files.read(place))?.bytes : decoded(value);
    if (!bytes) return invalid(input, `${input.label} is no longer in storage. Choose the file again.`);
    const media = sniffMedia(bytes);
    if (media?.type === 'image/heic')
      invalid(
        input,
        `${input.label} is a HEIC photo, which can't be read here. Save it as JPG and choose that.`,
      );
    if (media?.kind !== 'image')
      return invalid(
        input,
        `${input.label} is not a picture, whatever its name says. Choose a JPG, PNG or WebP file.`,
      );
    received[name] = { bytes, type: media.type, extension: media.extension, place };
  }
  return received;
}
