import { initialValues, libraryWords, type AnyTool, type Draft } from '@kinora/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useDrafts } from '../../drafts/DraftsProvider.tsx';
import { useToasts } from '../../toasts.tsx';

const words = libraryWords.itsSettings;

/** On a page that makes pictures with models of one's own: which can, and the form for them. */
export interface OwnModels {
  has: (id: string) => boolean;
  /** Opens that form with these values, the model among them. */
  fill: (values: Partial<Draft<AnyTool>>) => Promise<void>;
}

/** Looks whether files were made here, and offers what of their settings the form of a tool can hold. */
export function useItsSettings(
  tool: AnyTool,
  own: OwnModels | undefined,
  onFilled: () => void,
): (files: readonly File[]) => void {
  const known = useDrafts();
  const drafts = useRef(known);
  // Whose they are may not be known yet when a file comes, and is by the time that somebody takes the offer.
  useEffect(() => {
    drafts.current = known;
  }, [known]);
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
      const fill = async () => {
        if (model !== null) await own?.fill(values);
        else {
          const held = await drafts.current?.load(tool);
          drafts.current?.save(tool, { ...initialValues(tool), ...held, ...values } as Draft<AnyTool>);
        }
        onFilled();
        const missed = left.length > 0 ? libraryWords.goOnIn.left(tool.title, left.join(', ')) : null;
        const news = [lost, missed].filter((line) => line !== null);
        toasts.add(
          news.length > 0 ? { tone: 'info', title: news.join(' ') } : { tone: 'success', title: words.used },
        );
      };
      withdraw();
      offer.current = toasts.add({
        tone: 'info',
        title: words.madeWith(from.title),
        action: { label: words.use, onPress: () => void fill() },
      });
      return;
    }
  };
  // What can't be looked at, as without a network, has nothing to offer: nobody asked for it.
  return (files) => void look(files).catch(() => {});
}
