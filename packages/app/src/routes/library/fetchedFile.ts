import { generalWords, StudioError, type MediaFile, type MediaKind } from '@kinora/contract';

const side = async (blob: Blob) => {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** What lies at an address of the person's own storage. */
export async function readAddress(address: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { ...(signal && { signal }) }).catch((thrown: unknown) => {
    signal?.throwIfAborted();
    throw new StudioError({ kind: 'Offline', message: generalWords.offline }, { cause: thrown });
  });
  if (!answer.ok)
    throw new Error(`What lies at ${new URL(address).pathname} could not be fetched: ${answer.status}`);
  return answer.blob();
}

/** What lies there, as what is asked for: of a clip its first frame, where that is a picture. */
export async function readFrame(address: string, kind: MediaKind): Promise<Blob> {
  const file = await readAddress(address);
  if (kind !== 'image' || !file.type.startsWith('video/')) return file;
  const { firstFrame } = await import('@kinora/media/clip-frame');
  return firstFrame(file);
}

/** A file that lies on the server, as if the person had chosen it. */
export async function fetchedFile(address: string, name: string, signal?: AbortSignal): Promise<MediaFile> {
  const blob = await readAddress(address, signal);
  const size = blob.type.startsWith('image/') ? await side(blob) : {};
  return { name, type: blob.type, size: blob.size, blob, ...size };
}

/** The last frame of a clip that lies on the server, as a picture that the person might have chosen. */
export async function fetchedLastFrame(address: string, name: string): Promise<MediaFile> {
  const [{ lastFrame }, clip] = await Promise.all([import('@kinora/media/clip-frame'), readAddress(address)]);
  const blob = await lastFrame(clip);
  return { name, type: blob.type, size: blob.size, blob, ...(await side(blob)) };
}
