import { generalWords, libraryWords, type AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { useEffect, useRef } from 'react';
import { labelsOf, overwrittenIn, type ByInput } from '../../drafts/overwrittenIn.ts';
import { useHandover, type Handover } from '../library/useHandover.ts';

/** Opens another tool with some of its inputs filled; the one that is open takes them where it is, and gives back what it held. */
export function useHandoverFrom(studio: StudioModel<AnyTool>): Handover {
  const hand = useHandover();
  const current = useRef<StudioModel<AnyTool> | null>(null);
  useEffect(() => {
    current.current = studio;
    return () => {
      current.current = null;
    };
  });
  return async (tool, coming) => {
    // A file takes a moment: what was begun meanwhile, or left, is not disturbed by it.
    const whileThere = async () => {
      const filled = await coming;
      return current.current && filled;
    };
    if (tool.id !== studio.tool.id) return hand(tool, whileThere());
    const filled = await whileThere();
    if (!filled) return false;
    const { tool: own, draft, phase, set, tell, dismiss, bring } = current.current!;
    const held = draft as ByInput;
    const changed = Object.entries(filled as ByInput).filter(([name, value]) => value !== held[name]);
    // All that went is told of below, and comes back together.
    for (const [name, value] of changed) set(name, value, value);
    dismiss();
    const { replaced, filled: put } = libraryWords.goOnIn;
    const lost = overwrittenIn(own, held, filled);
    tell({
      tone: 'info',
      topic: own.id,
      title:
        lost.length > 0
          ? replaced(labelsOf(own, lost))
          : put(
              labelsOf(
                own,
                changed.map(([name]) => name),
              ),
            ),
      action: {
        label: generalWords.undo,
        onPress: () => {
          for (const [name] of changed) set(name, held[name], held[name]);
          if (phase.name === 'done') bring(phase.result);
        },
      },
    });
    return true;
  };
}
