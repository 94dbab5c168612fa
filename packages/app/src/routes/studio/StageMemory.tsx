import { isKept, type AnyTool, type StudioCreation } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useDrafts } from '../../drafts/useDrafts.ts';
import { creationQuery } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useSaidOnStage } from './useSaidOnStage.ts';

export interface StageMemoryProps {
  studio: StudioModel<AnyTool>;
}

/** What somebody does who begins with something else. */
const acts = ['input', 'change', 'drop', 'paste'] as const;

/** Keeps in mind which creation stands on a stage, beside the draft and as long, and brings it back after a reload. */
export default function StageMemory({ studio: { tool, phase, bring } }: StageMemoryProps) {
  useSaidOnStage({ phase });
  const drafts = useDrafts();
  const userId = useAuth().user?.id;
  const api = useStudioApi();
  const client = useQueryClient();
  /** It came while something was under way, and stands there again if nothing comes of that. */
  const waiting = useRef<StudioCreation | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    const id = drafts?.shown(tool);
    if (typeof id !== 'string' || userId === undefined) return;
    const over = new AbortController();
    const { signal } = over;
    const leave = () => over.abort();
    for (const act of acts) addEventListener(act, leave, { capture: true, signal });
    // It may have been deleted since. What can't be had is not missed: the history has it.
    const asked = client.fetchQuery({ ...creationQuery(api, userId, id), staleTime: 0 });
    // With what draws it, so that it stands there whole at once.
    const drawn = [import('@kinora/design-system/components/Video'), import('./NextSteps.tsx')];
    Promise.all([asked, ...drawn]).then(([creation]) => {
      if (creation && !signal.aborted) bring((waiting.current = creation));
      leave();
    }, leave);
    return leave;
  }, [api, bring, client, drafts, tool, userId]);

  useEffect(() => {
    const made = phase.name === 'done' && phase.result.is === 'creation' ? phase.result.creation : null;
    if (made) {
      waiting.current = null;
      isShown.current = true;
      // What no server keeps can't be asked for.
      drafts?.show(tool, isKept(made) ? made.id : null);
    } else if (phase.name === 'idle') {
      if (waiting.current) bring(waiting.current);
      // An empty stage that nothing has stood on is no news.
      else if (isShown.current) drafts?.show(tool, null);
    }
  }, [bring, drafts, phase, tool]);
  return null;
}
