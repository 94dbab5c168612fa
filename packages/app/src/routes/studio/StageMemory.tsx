import { isKept, type AnyTool } from '@kinora/contract';
import { isBusy, type StudioModel } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useBringUnlessBegun } from '../../drafts/useBringUnlessBegun.ts';
import { useDrafts } from '../../drafts/useDrafts.ts';
import { creationQuery } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useSaidOnStage } from './useSaidOnStage.ts';

export interface StageMemoryProps {
  studio: StudioModel<AnyTool>;
  /** Fetches the code of what can be done with a result: coming after it, it would move what stands there. */
  bringDeeds: () => Promise<unknown>;
}

/** In place of a creation. */
const underWay = '';

/** Keeps in mind which creation stands on a stage, beside the draft and as long, and brings it back after a reload. */
export default function StageMemory({ studio: { tool, phase, bring }, bringDeeds }: StageMemoryProps) {
  useSaidOnStage({ phase });
  const drafts = useDrafts();
  const userId = useAuth().user?.id;
  const api = useStudioApi();
  const client = useQueryClient();
  const isShown = useRef(false);
  const find = useCallback(() => {
    const id = drafts?.shown(tool);
    // What was under way is found by the studio itself.
    if (typeof id !== 'string' || id === underWay || userId === undefined) return null;
    // It may have been deleted since. What can't be had is not missed: the history has it.
    const asked = client.fetchQuery({ ...creationQuery(api, userId, id), staleTime: 0 });
    return Promise.all([asked, bringDeeds()]).then(
      ([creation]) => creation && ({ is: 'creation', creation } as const),
    );
  }, [api, bringDeeds, client, drafts, tool, userId]);
  useBringUnlessBegun({ phase, bring }, find);

  useEffect(() => {
    const made = phase.name === 'done' && phase.result.is === 'creation' ? phase.result.creation : null;
    if (made) {
      isShown.current = true;
      // What no server keeps can't be asked for.
      drafts?.show(tool, isKept(made) ? made.id : null);
    } else if (isBusy(phase)) {
      isShown.current = true;
      // Until it is found again its place is kept.
      drafts?.show(tool, underWay);
      bringDeeds().catch(() => {});
      // A stage that nothing has stood on, and on which nothing was begun, is no news.
    } else if (isShown.current) drafts?.show(tool, null);
  }, [bringDeeds, drafts, phase, tool]);
  return null;
}
