import { libraryWords, type AnyTool } from '@kinora/contract';
import type { Filling } from '../../drafts/useFilling.ts';
import type { Message, Toasts } from '../../toasts.tsx';
import { offeredSettings } from './offeredSettings.ts';
import type { OwnModels } from './ownModels.ts';

const words = libraryWords.itsSettings;

export interface OfferPlace {
  readonly tool: AnyTool;
  readonly own: OwnModels | undefined;
  readonly fill: Filling;
  readonly toasts: Toasts;
}

/** What is said of the first of these files that brings something to the form; null where none does. */
export async function settingsOffer(
  files: readonly File[],
  { tool, own, fill, toasts }: OfferPlace,
): Promise<Omit<Message, 'topic'> | null> {
  for (const file of files) {
    const offered = await offeredSettings(file, tool, (id) => own?.has(id) ?? false);
    if (!offered) continue;
    const { from, model, values, left, lost } = offered;
    const take = async () => {
      const overwritten = await fill(model === null ? tool : from, values);
      if (model !== null) own?.open(model);
      const missed = left.length > 0 ? libraryWords.goOnIn.left(tool.title, left.join(', ')) : null;
      const news = [lost, missed].filter((line) => line !== null);
      toasts.add({
        ...(news.length > 0
          ? { tone: 'info', title: news.join(' ') }
          : { tone: 'success', title: words.used }),
        topic: 'filled',
        ...(overwritten && { description: overwritten.said, action: overwritten.undo }),
      });
    };
    return {
      tone: 'info',
      title: words.madeWith(from.title),
      action: { label: words.use, onPress: () => void take() },
    };
  }
  return null;
}
