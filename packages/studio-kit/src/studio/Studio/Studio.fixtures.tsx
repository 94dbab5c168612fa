import { initialValues, wanImageToVideo, type AnyTool, type Draft, type MediaFile } from '@kinora/contract';
import { createFakeStudioApi, type FakeStudioApi, type Scenario } from '@kinora/contract/testing';
import { useState } from 'react';
import type { DraftStore } from '../draftStore.ts';
import { Studio } from './Studio.tsx';

export const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

/** A store that hands out one draft and keeps nothing. */
export const draftOf = (draft: object): DraftStore => ({
  load: async <T extends AnyTool>() => draft as Partial<Draft<T>>,
  save: () => {},
  clear: () => {},
});

export const wanDraft = (image: MediaFile | null, prompt = 'Waves roll in while the light turns gold') => ({
  ...initialValues(wanImageToVideo),
  image,
  prompt,
});

export interface WanStudioProps {
  scenario?: Scenario;
  draft?: object;
  onApi?: (api: FakeStudioApi) => void;
  onSignInRequested?: () => void;
  onCreditsRequested?: () => void;
}

/** The WAN studio on a server in memory. */
export function WanStudio({ scenario, draft, onApi, ...events }: WanStudioProps) {
  const [api] = useState(() => {
    const made = createFakeStudioApi({ scenario: { accounts: [mara], ...scenario } });
    onApi?.(made);
    return made;
  });
  const [drafts] = useState(() => (draft ? draftOf(draft) : undefined));
  return (
    <Studio tool={wanImageToVideo} api={api} drafts={drafts} onDownloadRequested={() => {}} {...events} />
  );
}
