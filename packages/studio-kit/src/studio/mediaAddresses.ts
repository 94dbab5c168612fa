import {
  filesIn,
  inlineLimit,
  type AnyTool,
  type Draft,
  type MediaFile,
  type StudioApi,
} from '@kinora/contract';

/** A file as a base64 data URL. */
export function dataUrlOf({ blob, type }: MediaFile): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(blob.type === type ? blob : new Blob([blob], { type }));
  });
}

/**
 * Gives every file of a draft its address on the wire: inside the request while all of them are
 * small together, else uploaded first (D16). `onProgress` tells the share of all bytes uploaded.
 */
export async function mediaAddresses<T extends AnyTool>(
  tool: T,
  draft: Draft<T>,
  storage: Pick<StudioApi['storage'], 'upload'>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Record<string, readonly string[]>> {
  const files = filesIn(tool, draft);
  const total = files.reduce((bytes, [, file]) => bytes + file.size, 0);
  const addresses: Record<string, string[]> = {};
  let sent = 0;
  const uploaded = ({ blob, name, size }: MediaFile) => {
    const tell = (share: number) => onProgress((sent + share * size) / total);
    tell(0);
    return storage.upload(blob, { name, signal, onProgress: tell });
  };
  for (const [input, file] of files) {
    (addresses[input] ??= []).push(await (total > inlineLimit ? uploaded : dataUrlOf)(file));
    sent += file.size;
  }
  return addresses;
}
