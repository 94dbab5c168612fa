import { createFromModel, libraryWords, type AnyTool } from '@kinora/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { useToasts } from '../../toasts.tsx';

const words = libraryWords.itsSettings;

/** On a page that makes pictures with models of one's own: which can, and the way to the form for them. */
export interface OwnModels {
  has: (id: string) => boolean;
  open: (id: string) => void;
}

/** Looks whether files were made here, and offers what of their settings the form of a tool can hold. */
export function useItsSettings(tool: AnyTool, own: OwnModels | undefined): (files: readonly File[]) => void {
  const fill = useFilling();
  const toasts = useToasts();
  const offer = useRef<string>(null);
  const withdraw = useCallback(() => {
    if (offer.current) toasts.close(offer.current);
    offer.current = null;
  }, [toasts]);
  // What is offered is for this form alone.
  useEffect(() => withdraw, [tool, withdraw]);

  const look = async (files: readonly File[]) => {
    const { offeredSettings } = await import('./offeredSettings.ts');
    for (const file of files) {
      const offered = await offeredSettings(file, tool, (id) => own?.has(id) ?? false);
      if (!offered) continue;
      const { from, model, values, left, lost } = offered;
      const take = async () => {
        const overwritten = await fill(model === null ? tool : createFromModel, values);
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
      withdraw();
      offer.current = toasts.add({
        tone: 'info',
        title: words.madeWith(from.title),
        action: { label: words.use, onPress: () => void take() },
      });
      return;
    }
  };
  // What can't be looked at, as without a network, has nothing to offer: nobody asked for it.
  return (files) => void look(files).catch(() => {});
}
