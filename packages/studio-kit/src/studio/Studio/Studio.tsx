import type { AnyTool, Creation, SetLooker } from '@kinora/contract';
import { useRef, type ReactNode } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { LateFrames } from '../FrameRow/LateFrames.tsx';
import { usePicturePlacing } from '../pictures/usePicturePlacing.ts';
import { usePretence, type Pretence } from '../pretence.ts';
import { LateSetCheck } from '../SetCheck/LateSetCheck.tsx';
import { Stage } from '../Stage/index.ts';
import { isBusy } from '../studioState.ts';
import { useOwnMessages } from '../useOwnMessages.tsx';
import { useStudio, type StudioModel, type StudioOptions } from '../useStudio.ts';
import { useStudioAccount } from '../useStudioAccount.ts';
import { StudioLayout } from './StudioLayout.tsx';
import { useReadPastPrompts } from './useReadPastPrompts.ts';

export interface FinishedEvent {
  creation: Creation;
  /** The studio that it was made in: to make another, or to go on from it there. */
  studio: StudioModel<AnyTool>;
}

export interface StudioProps<T extends AnyTool> extends StudioOptions<T> {
  /** 2 where the page has a heading of its own, as in a studio with several tools. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where a made-up progress has its chance and its beat from. */
  pretence?: Pretence | undefined;
  /** Fetches a file of the person's own; with it the latest frames stand under the words, to be used again. */
  readFrame?: ((address: string) => Promise<Blob>) | undefined;
  /** The tools whose tips were folded away, by id; without it each card keeps that to itself. */
  foldedTips?: readonly string[] | undefined;
  onTipsFolded?: ((event: { toolId: string; isFolded: boolean }) => void) | undefined;
  /** Looks at the pictures of a set before they are sent. */
  looker?: SetLooker | undefined;
  /** What came of it, for a tool that makes no creation. */
  result?: ReactNode;
  onDownloadRequested?: ((event: { creation: Creation }) => void) | undefined;
  onLinkCopyRequested?: ((event: { creation: Creation }) => void) | undefined;
  /** What else can be done with a finished creation, beside saving it. */
  renderDeeds?: ((event: FinishedEvent) => ReactNode) | undefined;
  onCreditsRequested?: (() => void) | undefined;
}

/** A whole studio, drawn from the definition of its tool: the stage, the words, the settings and the price. */
export function Studio<T extends AnyTool>(props: StudioProps<T>) {
  const { api, drafts, tool } = props;
  const account = useStudioAccount(api, props.account, () => drafts?.clear(tool));
  // Another tool is another form, and who goes leaves nothing on the screen.
  return <ToolStudio key={`${tool.id} ${account.sessionEpoch}`} {...props} account={account} />;
}

function ToolStudio<T extends AnyTool>({
  headingLevel = 1,
  pretence,
  readFrame,
  looker,
  result,
  foldedTips,
  onTipsFolded,
  onDownloadRequested,
  onLinkCopyRequested,
  renderDeeds,
  onCreditsRequested,
  ...options
}: StudioProps<T>) {
  const { tool } = options;
  const words = useKitLabels('studio', studioLabels);
  const { messages, ...told } = useOwnMessages(options);
  const studio = useStudio({ ...options, ...told });
  // What goes through the inputs of any tool.
  const ofAny = studio as unknown as StudioModel<AnyTool>;
  const form = useRef<HTMLDivElement>(null);
  const { place, tellReplaced } = usePicturePlacing(ofAny);

  const { phase, limits } = studio;
  const busy = isBusy(phase);
  const job = phase.name === 'running' ? phase.job : null;
  const isPretended = tool.pretendsProgress === true && limits.isSilent && busy && job?.progress == null;
  const pretended = usePretence(isPretended, pretence, phase.name === 'done', job !== null);
  const made = phase.name === 'done' ? phase.creation : null;
  const isMember = studio.account.status === 'member';
  const draft = ofAny.draft as Readonly<Record<string, unknown>>;
  const editing = {
    draft: studio.draft,
    errorMessage: studio.errorMessage,
    notes: studio.notes,
    limits: limits.inputs,
    isDisabled: busy,
    lastValues: made?.settings ?? null,
    readPastPrompts: useReadPastPrompts(options.api, isMember ? tool : null, busy),
    onValueChanged: studio.set,
    onGenerateRequested: studio.generate,
    onPicturesPasted: place,
    onFileReplaced: tellReplaced,
  };

  return (
    <>
      <StudioLayout
        tool={tool}
        headingLevel={headingLevel}
        form={form}
        editing={editing}
        refusals={studio.refusals}
        areTipsFolded={foldedTips?.includes(tool.id)}
        onTipsFolded={onTipsFolded}
        onPicturesDropped={place}
        renderStage={(inputs) => (
          <Stage
            tool={tool}
            draft={draft}
            phase={phase}
            shapes={limits.shapes}
            pretended={pretended}
            beneath={
              tool.makes === 'model' && looker && <LateSetCheck tool={tool} draft={draft} looker={looker} />
            }
            result={result}
            onDownloadRequested={onDownloadRequested}
            onCreateAnotherRequested={studio.createAnother}
            onRetryRequested={studio.generate}
            onReconnectRequested={studio.reconnect}
            onCancelRequested={studio.cancel}
            onLinkCopyRequested={onLinkCopyRequested}
            deeds={made && renderDeeds?.({ creation: made, studio: ofAny })}
            onDismissed={studio.dismiss}
          >
            {inputs}
          </Stage>
        )}
        engineNote={limits.note}
        row={
          readFrame &&
          isMember && (
            <LateFrames tool={tool} api={options.api} studio={ofAny} form={form} readFrame={readFrame} />
          )
        }
        bar={{
          ...(phase.name === 'uploading' && { busyLabel: words.uploading }),
          price: studio.price,
          coverage: studio.coverage,
          renewsOn: studio.renewsOn,
          missing: studio.missing,
          onCreditsRequested,
        }}
      />
      {messages}
    </>
  );
}
