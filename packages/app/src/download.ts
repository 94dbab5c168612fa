import { downloadWords, isKept, problemIn, type StudioApi, type StudioCreation } from '@kinora/contract';
import { oncePerPress } from '@kinora/design-system';
import { startDownload } from './startDownload.ts';
import type { Toasts } from './toasts.tsx';

const once = oncePerPress();

/** Downloads a creation's file, once though it be a double press, and says when there is none. */
export async function download(
  creation: StudioCreation,
  api: Pick<StudioApi['creations'], 'downloadAddress'>,
  toasts: Pick<Toasts, 'add'>,
): Promise<void> {
  try {
    await once(creation.id, async () => {
      const { download_url: address } = creation;
      // What no server keeps lies where its answer said.
      startDownload(address && !isKept(creation) ? address : await api.downloadAddress(creation));
      toasts.add({ tone: 'info', topic: 'download', title: downloadWords.downloadStarted });
    });
  } catch (thrown) {
    toasts.add({
      tone: 'danger',
      topic: 'download',
      title: problemIn(thrown)?.message ?? downloadWords.fileMissing,
    });
  }
}
