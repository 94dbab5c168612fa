import { isKept, type AnyTool } from '@kinora/contract';
import { isBusy, type StudioModel } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useDrafts } from '../../drafts/useDrafts.ts';
import { creationQuery } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { LateNextSteps } from './LateNextSteps.ts';
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
  const isShown = useRef(false);

  useEffect(() => {
    const id = drafts?.shown(tool);
    if (typeof id !== 'string' || userId === undefined) return;
    const over = new AbortController();
    const { signal } = over;
    const leave = () => {
      over.abort();
      bring(null);
    };
    for (const act of acts) addEventListener(act, leave, { capture: true, signal });
    // It may have been deleted since. What can't be had is not missed: the history has it.
    const asked = client.fetchQuery({ ...creationQuery(api, userId, id), staleTime: 0 });
    // With what can be done with it, so that it stands there whole at once.
    Promise.all([asked, LateNextSteps.bring()]).then(([creation]) => {
      if (!signal.aborted) bring(creation);
      over.abort();
    }, leave);
    return () => over.abort();
  }, [api, bring, client, drafts, tool, userId]);

  useEffect(() => {
    const made = phase.name === 'done' && phase.result.is === 'creation' ? phase.result.creation : null;
    if (made) {
      isShown.current = true;
      // What no server keeps can't be asked for.
      drafts?.show(tool, isKept(made) ? made.id : null);
    } else if (isBusy(phase)) {
      isShown.current = true;
      LateNextSteps.bring().catch(() => {});
      // A stage that nothing has stood on, and on which nothing was begun, is no news.
    } else if (isShown.current) drafts?.show(tool, null);
  }, [drafts, phase, tool]);
  return null;
}
