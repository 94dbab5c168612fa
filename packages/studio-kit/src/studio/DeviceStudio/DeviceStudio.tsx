import {
  initialValues,
  priceOf,
  type AnyDeviceTool,
  type DeviceEngine,
  type ImageResult,
  type PictureMaking,
  type PromptResult,
} from '@kinora/contract';
import { Text } from '@kinora/design-system';
import { useMemo, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { deviceLabels } from '../../labels/deviceLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { DraftStore } from '../draftStore.ts';
import type { OwnFrames } from '../placing/placeFrames.ts';
import { deviceRunner } from '../runners/deviceRunner.ts';
import { ToolStudio, type StudioSurroundings } from '../Studio/ToolStudio.tsx';
import type { MessageEvents } from '../studioMessage.ts';
import type { StudioAccount } from '../useStudioAccount.ts';
import type { StudioModel } from '../studioModel.ts';

export interface DeviceStudioProps<T extends AnyDeviceTool> extends MessageEvents, StudioSurroundings {
  tool: T;
  /** What does the work; a rehearsal in stories and tests. */
  engine: DeviceEngine;
  /** Where what was filled in outlives a reload. */
  drafts?: DraftStore | undefined;
  /** Whether its tips were folded away; without it the card keeps that to itself. */
  areTipsFolded?: boolean | undefined;
  onDownloadRequested?: ((event: { result: ImageResult }) => void) | undefined;
  /** What was read is to fill a form; without it no such button is shown. */
  onPromptUsed?: ((event: { text: string; making?: PictureMaking | undefined }) => void) | undefined;
  /** The words that were read were put right: the result as it stands now. */
  onPromptEdited?: ((event: { result: PromptResult }) => void) | undefined;
  /** Stands beside the studio and knows what becomes of it: where a result is kept, say. */
  companion?: ((studio: StudioModel<AnyDeviceTool>) => ReactNode) | undefined;
  /** Where a frame of the person's own that is dropped here is looked up; without it none can be. */
  ownFrames?: OwnFrames | undefined;
  labels?: Partial<KitLabels['device']> | undefined;
}

/** Whoever has the device may use it. */
const anybody: StudioAccount = { status: 'member', limits: null, refresh: async () => null };

/** A whole studio whose work is done on the person's own device: no server, no credits. */
export function DeviceStudio<T extends AnyDeviceTool>({
  tool,
  engine,
  labels,
  onDownloadRequested,
  onPromptUsed,
  onPromptEdited,
  ...studio
}: DeviceStudioProps<T>) {
  const runner = useMemo(() => deviceRunner(engine), [engine]);
  const said = useKitLabels('device', deviceLabels, labels);
  const { number } = useReadable();
  return (
    <ToolStudio<AnyDeviceTool>
      // Another tool is another form.
      key={tool.id}
      {...studio}
      tool={tool}
      runner={runner}
      account={anybody}
      isFree
      looker={engine}
      takes={
        tool.takes && (
          <Text size="sm" tone="secondary">
            {said.rehearses(tool.takes, number(priceOf(tool, initialValues(tool)).total))}
          </Text>
        )
      }
      resultEvents={{
        deviceLabels: labels,
        onFileDownloadRequested: onDownloadRequested,
        onPromptUsed,
        onPromptEdited,
      }}
    />
  );
}
