import type { AnyTool } from '@kinora/contract';
import { Studio, type StudioMessage } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { useAccount } from '../../account/useAccount.ts';
import { useDrafts } from '../../drafts/DraftsProvider.tsx';
import { creationsKey } from '../../queries/creations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { useDownload } from '../../useDownload.ts';

/** The studio of any tool of the catalogue. */
export function StudioScreen({ tool }: { tool: AnyTool }) {
  const { era, user } = useAuth();
  const client = useQueryClient();
  const toasts = useToasts();
  const download = useDownload();
  const say = useCallback((message: StudioMessage) => void toasts.add(message), [toasts]);
  return (
    <Studio
      // Who signs out leaves nothing on the screen.
      key={`${tool.id} ${era}`}
      tool={tool}
      api={useStudioApi()}
      account={useAccount()}
      drafts={useDrafts()}
      onMessage={say}
      onSignInRequested={useSignInPrompt()}
      onFinished={() => user && void client.invalidateQueries({ queryKey: creationsKey(user.id) })}
      onDownloadRequested={(event) => void download(event)}
    />
  );
}
