import { holdsFile, type AnyTool, type Creation, type MediaFile } from '@kinora/contract';
import type { ReactNode } from 'react';
import { BlobImage } from '../../composer/UploadZone/index.ts';
import { resultRatio } from '../../result/aspect.ts';
import { DevelopingFrame } from '../../result/DevelopingFrame/index.ts';
import { FailureCard } from '../../result/FailureCard/index.ts';
import { LostCard } from '../../result/LostCard/index.ts';
import { ResultPlayer } from '../../result/ResultPlayer/index.ts';
import { isCertain } from '../useGeneration.ts';
import { isBusy, type Phase } from '../studioState.ts';
import { stage } from './Stage.css.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export interface StageProps {
  tool: AnyTool;
  draft: Readonly<Record<string, unknown>>;
  phase: Phase;
  /** The inputs that stand on the stage until there is something to show. */
  children: ReactNode;
  onDownloadRequested?: ((event: { creation: Creation }) => void) | undefined;
  onCreateAnotherRequested: () => void;
  onRetryRequested: () => void;
  onLookAgainRequested: () => void;
  onDismissed: () => void;
}

const sourceOf = (draft: StageProps['draft']): MediaFile | null =>
  Object.values(draft).find(holdsFile) ?? null;

/** Where the picture is: the chosen one, then the one developing, then the finished one, all in one place. */
export function Stage({
  tool,
  draft,
  phase,
  children,
  onDownloadRequested,
  onCreateAnotherRequested,
  onRetryRequested,
  onLookAgainRequested,
  onDismissed,
}: StageProps) {
  const source = sourceOf(draft);
  const section = useKeptFocus(phase.name);
  const job = phase.name === 'running' ? phase.job : null;
  return (
    <section ref={section} className={stage} data-component="Stage" aria-label="Stage" tabIndex={-1}>
      {isBusy(phase) && phase.name !== 'lost' && (
        <DevelopingFrame
          ratio={resultRatio(tool, draft)}
          label={phase.name === 'uploading' ? 'Uploading...' : tool.words.busy}
          progress={phase.name === 'uploading' ? phase.share : (job?.progress ?? null)}
          position={job?.position}
          picture={source && <BlobImage blob={source.blob} alt="" />}
        />
      )}
      {phase.name === 'done' && (
        <ResultPlayer
          creation={phase.creation}
          onDownloadRequested={onDownloadRequested}
          onCreateAnotherRequested={onCreateAnotherRequested}
        />
      )}
      {phase.name === 'failed' && (
        <FailureCard
          message={phase.problem.message}
          isCertain={isCertain(phase.problem)}
          onRetryRequested={onRetryRequested}
          onDismissed={onDismissed}
        />
      )}
      {phase.name === 'lost' && (
        <LostCard
          message={phase.problem.message}
          onLookAgainRequested={onLookAgainRequested}
          onDismissed={onDismissed}
        />
      )}
      {(phase.name === 'idle' || phase.name === 'failed') && children}
    </section>
  );
}
