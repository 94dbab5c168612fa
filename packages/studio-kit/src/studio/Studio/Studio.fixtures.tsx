import {
  initialValues,
  wanImageToVideo,
  type AnyForm,
  type AnyTool,
  type Draft,
  type MediaFile,
} from '@kinora/contract';
import { createFakeStudioApi, type FakeStudioApi, type Scenario } from '@kinora/contract/testing';
import { useState } from 'react';
import type { DraftStore } from '../draftStore.ts';
import { Studio, type StudioProps } from './Studio.tsx';

export const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

/** A store that hands out one draft and keeps nothing. */
export const draftOf = (draft: object): DraftStore => ({
  load: async <T extends AnyForm>() => draft as Partial<Draft<T>>,
  save: () => {},
  clear: () => {},
});

export const wanDraft = (image: MediaFile | null, prompt = 'Waves roll in while the light turns gold') => ({
  ...initialValues(wanImageToVideo),
  image,
  prompt,
});

export interface ToolStudioProps extends Pick<
  StudioProps<AnyTool>,
  'foldedTips' | 'headingLevel' | 'looker' | 'onTipsFolded' | 'pretence' | 'readFrame' | 'result'
> {
  tool: AnyTool;
  scenario?: Scenario;
  draft?: object;
  onApi?: (api: FakeStudioApi) => void;
  onSignInRequested?: () => void;
  onCreditsRequested?: () => void;
}

/** The studio of a tool on a server in memory. */
export function ToolStudio({ tool, scenario, draft, onApi, ...events }: ToolStudioProps) {
  const [api] = useState(() => {
    const made = createFakeStudioApi({ scenario: { accounts: [mara], ...scenario } });
    onApi?.(made);
    return made;
  });
  const [drafts] = useState(() => (draft ? draftOf(draft) : undefined));
  return <Studio tool={tool} api={api} drafts={drafts} onDownloadRequested={() => {}} {...events} />;
}

export type WanStudioProps = Omit<ToolStudioProps, 'tool'>;

export const WanStudio = (props: WanStudioProps) => <ToolStudio tool={wanImageToVideo} {...props} />;
