import {
  filesIn,
  isOfFile,
  ratioOfSides,
  resultRatio,
  standsIn,
  wholeOf,
  type StudioTool,
} from '@kinora/contract';
import { CropMarks, Text, VisuallyHidden } from '@kinora/design-system';
import { useEffect, type ReactNode } from 'react';
import { BlobImage } from '../../composer/UploadZone/index.ts';
import { fileButton } from '../../focusAfter.ts';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { shapedAs } from '../../result/aspect.ts';
import { DevelopingFrame } from '../../result/DevelopingFrame/index.ts';
import { FailureCard } from '../../result/FailureCard/index.ts';
import { ground, shaped } from '../../result/ground.css.ts';
import { ReconnectCard } from '../../result/ReconnectCard/index.ts';
import { endingSaid, isBusy, type Phase } from '../studioState.ts';
import { fetchResultViewsFor, LateResult } from './LateResult.tsx';
import { phaseSaid } from './phaseSaid.ts';
import type { ResultEvents } from './resultView.ts';
import { around, blank, inputs, madeFrom, saidAfter, saidAtFoot, small, stage } from './Stage.css.ts';
import { told } from './showing.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { useWorkedOn } from './useWorkedOn.ts';

export interface StageProps extends ResultEvents {
  tool: StudioTool;
  draft: Readonly<Record<string, unknown>>;
  phase: Phase;
  /** Those that the engine in use makes of a picture; without it a result is as its picture. */
  shapes?: readonly string[] | undefined;
  /** A made-up progress, for where none is reported; whole for a moment once all is done. */
  pretended?: number | null | undefined;
  /** Stands for what came of it, where that is no creation. */
  result?: ReactNode;
  /** What stands under the inputs until the work begins. */
  beneath?: ReactNode;
  /** Is said of the tool here: beside the inputs in the room that the deeds of a result have, and else after it. */
  said?: ReactNode;
  /** The latest frames: they keep their place, whatever comes on the stage. */
  row?: ReactNode;
  /** The inputs that stand on the stage until there is something to show. */
  children: ReactNode;
  onRetryRequested: () => void;
  onReconnectRequested?: (() => void) | undefined;
  /** null while there is nothing to cancel. */
  onCancelRequested?: (() => void) | null | undefined;
  /** null where what runs can't be left to itself. */
  onAnotherRequested?: (() => void) | null | undefined;
  onDismissed: () => void;
}

/** Where the picture is: the chosen one, then the one developing, then the finished one, all in one place. */
export function Stage({
  tool,
  draft,
  phase,
  shapes,
  pretended = null,
  result,
  beneath,
  said,
  row,
  children,
  onRetryRequested,
  onReconnectRequested,
  onCancelRequested,
  onAnotherRequested,
  onDismissed,
  ...events
}: StageProps) {
  const words = useKitLabels('studio', studioLabels);
  const readable = useReadable();
  const files = filesIn(tool, useWorkedOn(draft, phase));
  // Several pictures are no picture of what comes of them.
  const source =
    tool.makes === 'model' ? undefined : files.find(([, { type }]) => type.startsWith('image/'))?.[1];
  const section = useKeptPlace(phase.name);
  const job = phase.name === 'running' ? phase.job : null;
  // A progress that was made up is seen to end before its result is (A222).
  const made = phase.name === 'done' && pretended === null ? phase.result : null;
  /** Of a creation there is more to show than what somebody else makes of it. */
  const own = made?.is !== 'creation' && result;
  const ending = endingSaid(tool, phase);
  const works = isBusy(phase);
  const isAwaiting = phase.name === 'idle' && phase.isAwaiting;
  const isEmpty = phase.name === 'idle' && !isAwaiting;
  const hasInputs = isEmpty || phase.name === 'failed';
  const ratio = resultRatio(tool, draft, shapes);
  const isFileRefused = phase.name === 'failed' && isOfFile(tool, draft, phase.problem);
  useEffect(() => {
    if (!works) return;
    // What is under way, and the way to end it, are not under the dock.
    section.current?.scrollIntoView({ block: 'nearest' });
    fetchResultViewsFor(tool)().catch(() => {});
  }, [tool, section, works]);
  useEffect(() => {
    section.current?.querySelector(told)?.scrollIntoView({ block: 'nearest' });
  }, [section, phase.name]);
  return (
    <>
      {/* Beside the section, which takes the focus: what is said is no part of what is read out there. */}
      <VisuallyHidden role="status">
        {(phase.name !== 'done' || made) && phaseSaid(tool, phase, words, readable)}
      </VisuallyHidden>
      <div className={around}>
        <section
          ref={section}
          className={stage}
          data-component="Stage"
          aria-label={words.stage}
          tabIndex={-1}
        >
          {(phase.name === 'done' ? !made : works && phase.name !== 'lost') && (
            <DevelopingFrame
              ratio={ratio}
              label={phase.name === 'uploading' ? words.uploading : tool.words.busy}
              caption={phase.name === 'running' ? tool.words.started : undefined}
              progress={phase.name === 'uploading' ? phase.share : (job?.progress ?? pretended)}
              position={job?.position}
              note={phase.name === 'running' && phase.isUnreached && words.unreached}
              cancelNote={
                job?.cancel_returns && (job.cancel_returns === 'all' ? words.returnsAll : words.returnsNone)
              }
              onCancelRequested={onCancelRequested}
              onAnotherRequested={onAnotherRequested}
              picture={source && <BlobImage blob={source.blob} alt="" />}
            />
          )}
          {(made || isAwaiting) &&
            (own || (
              <LateResult
                {...events}
                tool={tool}
                result={made}
                ratio={made?.is === 'creation' ? ratioOfSides(made.creation) : ratio}
                told={
                  <>
                    {/* Of what was made earlier nobody knows here what it was made from: the form may have changed since. */}
                    {ending && source && (
                      <BlobImage className={madeFrom} blob={source.blob} alt={words.madeFrom} />
                    )}
                    {ending && <Text size="sm">{wholeOf(ending)}</Text>}
                  </>
                }
                source={files[0]?.[1].blob ?? null}
              />
            ))}
          {hasInputs && <div className={inputs}>{children}</div>}
          {(hasInputs ? !standsIn('stage', tool) : phase.name === 'lost') && (
            <div className={ground} data-part="blank" style={shapedAs(ratio)}>
              <div className={`${blank} ${shaped}`}>
                <CropMarks />
              </div>
            </div>
          )}
          {phase.name === 'failed' && (
            <FailureCard
              message={phase.problem.message}
              saying={phase.saying}
              isCertain={phase.isCertain}
              // What nobody can pay for fails again, and so does the same file.
              onRetryRequested={
                isFileRefused || phase.problem.kind === 'NotEnoughCredits' ? undefined : onRetryRequested
              }
              isOfFile={isFileRefused}
              onDismissed={() => {
                if (isFileRefused) section.current?.querySelector<HTMLElement>(fileButton)?.focus();
                onDismissed();
              }}
            />
          )}
          {phase.name === 'lost' && onReconnectRequested && (
            <ReconnectCard
              message={phase.problem.message}
              onReconnectRequested={onReconnectRequested}
              onDismissed={onDismissed}
            />
          )}
          {hasInputs && beneath}
          {hasInputs && <div className={saidAtFoot}>{said}</div>}
        </section>
        {row}
        {!hasInputs && <div className={saidAfter}>{said}</div>}
        {/* What it was made from stays in reach of the next try, smaller than what came of it. */}
        {made && made.is !== 'model' && !own && <div className={small}>{children}</div>}
      </div>
    </>
  );
}
