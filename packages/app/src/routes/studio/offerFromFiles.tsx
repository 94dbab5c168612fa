import { fullTitleOf, libraryWords, type AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import type { ReactNode } from 'react';
import type { Filling } from '../../drafts/useFilling.ts';
import type { Toasts } from '../../toasts.tsx';
import { FileSettingsToast } from './FileSettingsToast.tsx';
import { settingsInFile } from './settingsInFile.ts';
import type { OwnModels } from './ownModels.ts';

const words = libraryWords.itsSettings;

/** Stands beside the studio, and says of the file what it brings; tells once that is over, and if it is not after all. */
export type FileOffer = (
  studio: StudioModel<AnyTool>,
  told: { onOver: () => void; onKept: () => void },
) => ReactNode;

/** What the first of these files brings that brings something to the form; null where none does. */
export async function offerFromFiles(
  files: readonly File[],
  tool: AnyTool,
  own: OwnModels | undefined,
): Promise<FileOffer | null> {
  for (const file of files) {
    const offered = await settingsInFile(file, tool, (id) => own?.has(id) ?? false);
    if (!offered) continue;
    const { from, model, values, left, lost } = offered;
    const take = async (formOf: Filling, toasts: Toasts) => {
      const fill = await formOf(model === null ? tool : from);
      const overwritten = fill(values);
      if (overwritten === false) return;
      if (model !== null) own?.open(model);
      const missed = left.length > 0 ? libraryWords.goOnIn.left(fullTitleOf(tool), left.join(', ')) : null;
      const news = [lost, missed].filter((line) => line !== null);
      toasts.add({
        ...(news.length > 0
          ? { tone: 'info', title: news.join(' ') }
          : { tone: 'success', title: words.used }),
        topic: 'filled',
        ...(overwritten && { description: overwritten.said, action: overwritten.undo }),
      });
    };
    const title = words.madeWith(fullTitleOf(from));
    return (studio, told) => <FileSettingsToast {...{ file, title, take, studio }} {...told} />;
  }
  return null;
}
