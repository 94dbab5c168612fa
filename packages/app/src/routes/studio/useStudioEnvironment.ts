import { creationHref } from '@kinora/contract';
import type { FinishedEvent, StudioPort } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useAccount } from '../../account/useAccount.ts';
import { useCreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { useDrafts } from '../../drafts/useDrafts.ts';
import { creationsKey } from '../../queries/creations.ts';
import { latePart } from '../../late/latePart.tsx';
import { useDownload } from '../../useDownload.ts';
import { hrefOf } from '../../router/place.ts';
import { useLocation } from '../../router/RouterProvider.tsx';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useStudioMessages } from '../../useStudioMessages.ts';
import { readFrame } from '../library/fetchedFile.ts';
import { useWatchedPort } from './useWatchedPort.ts';
import type { StageMemoryProps } from './StageMemory.tsx';
import { StageSurround } from './StageSurround.tsx';
import { useFoldedTips } from './useFoldedTips.ts';
import { usePressHeld } from './usePressHeld.ts';
import { useToldSendings } from './useToldSendings.ts';

/** Come with the first result. */
const NextSteps = latePart(() => import('./NextSteps.tsx'));
const StageMemory = latePart(() => import('./StageMemory.tsx'));

/** What every studio of the app stands in: the server, by its page's own port where that has one, who is here, their drafts, and where messages go. */
export function useStudioEnvironment(port?: StudioPort) {
  const { user } = useAuth();
  const client = useQueryClient();
  const download = useDownload();
  const api = useStudioApi();
  const askToSignIn = useSignInPrompt('generate');
  const href = hrefOf(useLocation());
  return {
    api: useWatchedPort(port ?? api),
    account: useAccount(),
    drafts: useDrafts(),
    ...useStudioMessages(),
    onSignInRequested: askToSignIn,
    onPressHeld: usePressHeld(askToSignIn),
    onCreditsRequested: useCreditsPrompt(),
    ...useFoldedTips(),
    atEdge: createElement(StageSurround),
    readFrame,
    frameHref: ({ id }: { readonly id: string }) => creationHref(id),
    href,
    ...useToldSendings(href),
    onFinished: () => user && void client.invalidateQueries({ queryKey: creationsKey(user.id) }),
    renderDeeds: (made: FinishedEvent) => createElement(NextSteps, made),
    companion: (studio: StageMemoryProps['studio']) =>
      createElement(StageMemory, { studio, bringDeeds: NextSteps.bring, isWanted: user !== null }),
    onDownloadRequested: (event: Parameters<typeof download>[0]) => void download(event),
  };
}
