import type { StudioCreation, SetLooker, StudioTool } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import { use, useRef, type ReactNode } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { LateFrames } from '../FrameRow/LateFrames.tsx';
import type { LatestFramesProps } from '../FrameRow/LatestFrames.tsx';
import { FileReadings } from '../../composer/UploadZone/fileReadings.ts';
import { AskedCode } from '../../late/AskedCode.ts';
import { fetchFiles } from '../../late/lateCode.ts';
import type { OwnFrames } from '../placing/placeFrames.ts';
import { useArrivals } from '../placing/useArrivals.ts';
import { usePretence, type Pretence } from '../pretence.ts';
import { LateSetCheck } from '../SetCheck/LateSetCheck.tsx';
import { Stage } from '../Stage/index.ts';
import type { ResultEvents } from '../Stage/resultView.ts';
import type { StudioPort } from '../studioPort.ts';
import { endingSaid, isBusy } from '../studioState.ts';
import { useOwnMessages } from '../useOwnMessages.tsx';
import type { StudioModel, ToolStudioOptions } from '../studioModel.ts';
import { useToolStudio } from '../useToolStudio.ts';
import { StudioLayout } from './StudioLayout.tsx';
import { useReadPastPrompts } from './useReadPastPrompts.ts';

/** What every studio can be given, whoever does its work. */
export interface StudioSurroundings {
  /** 2 where the page has a heading of its own, as in a studio with several tools. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where a made-up progress has its chance and its beat from. */
  pretence?: Pretence | undefined;
  onTipsFolded?: ((event: { toolId: string; isFolded: boolean }) => void) | undefined;
  /** Stands at the end of the stage’s edge, where there is room: what changes how the stage is seen. */
  atEdge?: ReactNode;
}

export interface ToolStudioProps<T extends StudioTool> extends ToolStudioOptions<T>, StudioSurroundings {
  areTipsFolded?: boolean | undefined;
  /** Where prompts are that were sent before; without it there are none to be had. */
  prompts?: StudioPort['prompts'] | undefined;
  /** Looks at the pictures of a set before the work begins. */
  looker?: SetLooker | undefined;
  /** Stands for what came of it, where that is no creation. */
  result?: ReactNode;
  /** Stands before the button. */
  takes?: ReactNode;
  /** It costs nothing here, whatever it is quoted at. */
  isFree?: boolean | undefined;
  /** Where the latest frames come from, to be used again under the words; what falls here is looked up there too. */
  frames?: Omit<LatestFramesProps, 'studio'> | undefined;
  /** Where that is looked up without a row of them; with neither no frame can fall here. */
  ownFrames?: OwnFrames | undefined;
  /** What can be done with a result. */
  resultEvents: Omit<ResultEvents, 'onTold' | 'deeds' | 'onCreateAnotherRequested'>;
  renderDeeds?: ((event: { creation: StudioCreation; studio: StudioModel<T> }) => ReactNode) | undefined;
  companion?: ((studio: StudioModel<T>) => ReactNode) | undefined;
  onCreditsRequested?: (() => void) | undefined;
}

/** A whole studio, drawn from the definition of its tool: the stage, the words, the settings and the price. */
export function ToolStudio<T extends StudioTool>({
  headingLevel = 1,
  pretence,
  areTipsFolded,
  onTipsFolded,
  atEdge,
  prompts,
  looker,
  result,
  takes,
  isFree,
  frames,
  ownFrames,
  resultEvents,
  renderDeeds,
  companion,
  onCreditsRequested,
  ...options
}: ToolStudioProps<T>) {
  const words = useKitLabels('studio', studioLabels);
  const { messages, ...told } = useOwnMessages(options);
  const studio = useToolStudio({ ...options, ...told });
  const { tool } = studio;
  const form = useRef<HTMLDivElement>(null);
  // What goes through the inputs of any tool.
  const ofAny = studio as unknown as StudioModel<StudioTool>;
  const near = useArrivals(ofAny, form, words, frames ?? ownFrames);
  const late = useFetchedWhen(!!near, fetchFiles);
  const follow = use(AskedCode);

  const { phase, limits } = studio;
  const busy = isBusy(phase);
  const job = phase.name === 'running' ? phase.job : null;
  const isPretended = tool.pretendsProgress === true && limits.isSilent && busy && job?.progress == null;
  const pretended = usePretence(
    isPretended,
    pretence,
    phase.name === 'done' && !phase.isBrought,
    job !== null,
  );
  const made = phase.name === 'done' && phase.result.is === 'creation' ? phase.result.creation : null;
  const isMember = studio.account.status === 'member';
  const draft = studio.draft as Readonly<Record<string, unknown>>;
  const editing = {
    draft: studio.draft,
    errorMessage: studio.errorMessage,
    notes: studio.notes,
    limits: limits.inputs,
    isDisabled: busy,
    lastValues: made?.settings ?? null,
    isResultShown: made !== null,
    readPastPrompts: useReadPastPrompts(isMember ? prompts : undefined, tool, busy),
    onValueChanged: studio.set,
    onGenerateRequested: studio.generate,
  };

  return (
    <FileReadings value={studio.awaitReading}>
      <AskedCode value={follow ?? ((code) => code.catch(() => studio.refuse(words.offline)))}>
        <StudioLayout
          tool={tool}
          headingLevel={headingLevel}
          form={form}
          editing={editing}
          refusals={studio.refusals}
          made={made}
          atEdge={atEdge}
          ending={endingSaid(tool, phase)}
          areTipsFolded={areTipsFolded}
          onTipsFolded={onTipsFolded}
          renderStage={(inputs, said, row) => (
            <Stage
              tool={tool}
              draft={draft}
              phase={phase}
              shapes={limits.shapes}
              pretended={pretended}
              beneath={
                tool.checks &&
                looker && (
                  <LateSetCheck
                    tool={tool}
                    draft={draft}
                    looker={looker}
                    labels={resultEvents.deviceLabels}
                  />
                )
              }
              said={said}
              row={row}
              result={result}
              {...resultEvents}
              onTold={studio.tell}
              onCreateAnotherRequested={studio.createAnother}
              onRetryRequested={studio.retry}
              onReconnectRequested={studio.reconnect}
              onCancelRequested={studio.cancel}
              onAnotherRequested={studio.makeAnother}
              deeds={made && renderDeeds?.({ creation: made, studio })}
              onDismissed={() => studio.dismiss()}
            >
              {inputs}
            </Stage>
          )}
          whyNotHere={limits.whyNot}
          row={frames && (isMember ? <LateFrames {...frames} studio={ofAny} /> : null)}
          takes={takes}
          bar={{
            ...(phase.name === 'uploading' && { busyLabel: words.uploading }),
            price: studio.price,
            coverage: studio.coverage,
            renewsOn: studio.renewsOn,
            isFree,
            isHeld: studio.isHeld,
            missing: studio.errorMessages,
            onCreditsRequested,
            ...(studio.account.isUnread && {
              areLimitsAwaited: studio.account.isAskedAgain,
              onLimitsRequested: () => void studio.account.refresh(),
            }),
          }}
        />
        {late && !busy && <late.DropPlaces studio={ofAny} form={form} takes={near!} />}
        {messages}
        {companion?.(studio)}
      </AskedCode>
    </FileReadings>
  );
}
