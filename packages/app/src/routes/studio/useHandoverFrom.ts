import { libraryWords, type AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { useHandover, type Handover } from '../library/useHandover.ts';

/** Opens another tool with some of its inputs filled; the one that is open takes them where it is, and gives back what it held. */
export function useHandoverFrom({ tool: own, draft, set, tell, dismiss }: StudioModel<AnyTool>): Handover {
  const hand = useHandover();
  return async (tool, filled) => {
    if (tool.id !== own.id) return hand(tool, filled);
    const held = draft as Readonly<Record<string, unknown>>;
    const before = Object.keys(filled).filter((name) => filled[name as keyof typeof filled] !== held[name]);
    for (const name of before) set(name, filled[name as keyof typeof filled]);
    dismiss();
    tell({
      tone: 'info',
      title: libraryWords.goOnIn.here(
        before.map((name) => (own.inputs as AnyTool['inputs'])[name]?.label ?? name).join(', '),
      ),
      action: {
        label: libraryWords.undo,
        onPress: () => before.forEach((name) => set(name, held[name])),
      },
    });
  };
}
