import type { StudioMessage } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useAccount } from '../../account/useAccount.ts';
import { useGoingOn } from '../../account/useGoingOn.ts';
import { useCreditsPrompt } from '../../billing/CreditsPrompt.tsx';
import { useDrafts } from '../../drafts/DraftsProvider.tsx';
import { activityKey } from '../../queries/activity.ts';
import { creationsKey } from '../../queries/creations.ts';
import { useToasts } from '../../toasts.tsx';
import { useDownload } from '../../useDownload.ts';
import { readAddress } from '../library/fetchedFile.ts';
import { useLinkCopy } from '../library/useLinkCopy.ts';
import { useFoldedTips } from './useFoldedTips.ts';

/** What every studio of the app stands in: the server, who is here, their drafts, and where messages go. */
export function useStudioSurroundings() {
  const { user } = useAuth();
  const client = useQueryClient();
  const toasts = useToasts();
  const download = useDownload();
  return {
    api: useGoingOn(),
    account: useAccount(),
    drafts: useDrafts(),
    onMessage: useCallback((message: StudioMessage) => void toasts.add(message), [toasts]),
    onMessagesOver: useCallback(({ topic }: { topic: string }) => toasts.end(topic), [toasts]),
    onSignInRequested: useSignInPrompt(),
    onCreditsRequested: useCreditsPrompt(),
    ...useFoldedTips(),
    readFrame: readAddress,
    onAccepted: () => user && void client.invalidateQueries({ queryKey: activityKey(user.id) }),
    onFinished: () => user && void client.invalidateQueries({ queryKey: creationsKey(user.id) }),
    onLinkCopyRequested: useLinkCopy(),
    onDownloadRequested: (event: Parameters<typeof download>[0]) => void download(event),
  };
}
