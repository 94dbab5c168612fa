import {
  filesOf,
  priceOf,
  type AnyDeviceTool,
  type DeviceEngine,
  type ImageResult,
  type PictureMaking,
  type Saying,
} from '@kinora/contract';
import { Skeleton, Text } from '@kinora/design-system';
import { useRef } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { deviceLabels } from '../../labels/deviceLabels.ts';
import { useFetchedWhen } from '../../late/useFetchedAtOnce.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { DraftStore } from '../draftStore.ts';
import { usePretence, type Pretence } from '../pretence.ts';
import { LateSetCheck } from '../SetCheck/LateSetCheck.tsx';
import { Stage } from '../Stage/index.ts';
import { StudioLayout } from '../Studio/StudioLayout.tsx';
import { useOwnMessages, type MessageEvents } from '../useOwnMessages.tsx';
import { messageOf, type StudioMessage } from '../studioMessage.ts';
import { useDeviceStudio } from './useDeviceStudio.ts';

export interface DeviceStudioProps<T extends AnyDeviceTool> extends MessageEvents {
  tool: T;
  /** What does the work; a rehearsal in stories and tests. */
  engine: DeviceEngine;
  headingLevel?: 1 | 2 | undefined;
  /** Where what was filled in outlives a reload. */
  drafts?: DraftStore | undefined;
  pretence?: Pretence | undefined;
  /** Whether its tips were folded away; without it the card keeps that to itself. */
  areTipsFolded?: boolean | undefined;
  onTipsFolded?: ((event: { toolId: string; isFolded: boolean }) => void) | undefined;
  onDownloadRequested?: ((event: { result: ImageResult }) => void) | undefined;
  /** What was read is to fill a form; without it no such button is shown. */
  onPromptUsed?: ((event: { text: string; making?: PictureMaking | undefined }) => void) | undefined;
  labels?: Partial<KitLabels['device']> | undefined;
}

const fetchOutcome = () => import('./DeviceOutcome.tsx');

/** A whole studio whose work is done on the person's own device: no server, no credits. */
export const DeviceStudio = <T extends AnyDeviceTool>(props: DeviceStudioProps<T>) => (
  // Another tool is another form.
  <ToolStudio key={props.tool.id} {...props} />
);

function ToolStudio<T extends AnyDeviceTool>({
  tool,
  engine,
  headingLevel = 1,
  drafts,
  pretence,
  areTipsFolded,
  onTipsFolded,
  onMessage,
  onMessagesOver,
  onDownloadRequested,
  onPromptUsed,
  labels,
}: DeviceStudioProps<T>) {
  const said = useKitLabels('device', deviceLabels, labels);
  const { number } = useReadable();
  const { messages, ...told } = useOwnMessages({ onMessage, onMessagesOver });
  const tell = (tone: StudioMessage['tone'], saying: Saying) =>
    told.onMessage(messageOf(tone, saying, tool.id));
  const studio = useDeviceStudio({
    tool,
    engine,
    drafts,
    onDone: () => tell('success', tool.words.done),
    onMessagesOver: () => told.onMessagesOver({ topic: tool.id }),
  });
  const form = useRef<HTMLDivElement>(null);
  const { phase } = studio;
  const draft = studio.draft as Readonly<Record<string, unknown>>;
  const source = Object.values(draft).flatMap(filesOf)[0]?.blob ?? null;
  const isBusy = phase.name === 'running';
  // While the work goes on, so that it is there when that ends.
  const late = useFetchedWhen(isBusy || phase.name === 'done', fetchOutcome);
  const pretended = usePretence(tool.pretendsProgress === true && isBusy, pretence, phase.name === 'done');
  const price = priceOf(tool, studio.draft);

  const copy = async ({ text }: { text: string }) => {
    try {
      await navigator.clipboard.writeText(text);
      tell('success', said.copied);
    } catch {
      // Some browsers let nobody write there.
      tell('danger', said.notCopied);
    }
  };
  const editing = {
    draft: studio.draft,
    errorMessage: studio.errorMessage,
    notes: {},
    isDisabled: isBusy,
    onValueChanged: studio.set,
    onGenerateRequested: studio.start,
  };

  return (
    <>
      <StudioLayout
        tool={tool}
        headingLevel={headingLevel}
        form={form}
        editing={editing}
        refusals={studio.refusals}
        areTipsFolded={areTipsFolded}
        onTipsFolded={onTipsFolded}
        renderStage={(inputs) => (
          <Stage
            tool={tool}
            draft={draft}
            phase={phase}
            pretended={pretended}
            result={
              late && phase.name === 'done' ? (
                <late.DeviceOutcome
                  result={phase.result}
                  source={source}
                  said={said}
                  againLabel={tool.words.again ?? said.again}
                  onCopyRequested={(event) => void copy(event)}
                  onPromptUsed={onPromptUsed}
                  onDownloadRequested={onDownloadRequested}
                  onAgainRequested={studio.reset}
                />
              ) : (
                <Skeleton data-awaited aspect={16 / 9} />
              )
            }
            beneath={
              tool.makes === 'model' && (
                <LateSetCheck tool={tool} draft={draft} looker={engine} labels={labels} />
              )
            }
            onCancelRequested={isBusy ? studio.stop : null}
            onCreateAnotherRequested={studio.reset}
            onRetryRequested={studio.start}
            onDismissed={studio.dismiss}
          >
            {inputs}
          </Stage>
        )}
        takes={
          tool.takes && (
            <Text size="sm" tone="secondary">
              {said.rehearses(tool.takes, number(price.total))}
            </Text>
          )
        }
        bar={{ price, coverage: null, isFree: true, missing: studio.missing }}
      />
      {messages}
    </>
  );
}
