import type { DeviceResult, StudioTool } from '@kinora/contract';
import { Button, Inline, Stack } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import type { ComponentType } from 'react';
import { deviceLabels } from '../../labels/deviceLabels.ts';
import { useKitLabels } from '../../labels/index.ts';
import { messageOf } from '../studioMessage.ts';
import { ImageOutcome } from './ImageOutcome.tsx';
import { ModelOutcome } from './ModelOutcome.tsx';
import type { OutcomeEvents, OutcomeViewProps } from './outcomeView.ts';
import { PromptOutcome } from './PromptOutcome.tsx';

type Views = {
  readonly [K in DeviceResult['is']]: ComponentType<OutcomeViewProps<Extract<DeviceResult, { is: K }>>>;
};
const views: Views = { image: ImageOutcome, model: ModelOutcome, prompt: PromptOutcome };

export interface OutcomeProps extends OutcomeEvents {
  tool: StudioTool;
  result: DeviceResult;
  source: Blob | null;
  onCreateAnotherRequested: () => void;
}

/** What was made and is kept by nobody else, and what can be done with it. */
export function Outcome({ onCreateAnotherRequested, ...shown }: OutcomeProps) {
  const { tool, result, onTold } = shown;
  const said = useKitLabels('device', deviceLabels, shown.deviceLabels);
  const View = views[result.is] as ComponentType<OutcomeViewProps<DeviceResult>>;
  const copy = async ({ text }: { text: string }) => {
    try {
      await navigator.clipboard.writeText(text);
      onTold?.(messageOf('success', said.copied, tool.id));
    } catch {
      // Some browsers let nobody write there.
      onTold?.(messageOf('danger', said.notCopied, tool.id));
    }
  };
  return (
    <Stack gap={12} data-component="Outcome">
      <View {...shown} said={said} onCopyRequested={(event) => void copy(event)} />
      <Inline>
        <Button variant="ghost" icon={RotateCcw} onPress={onCreateAnotherRequested}>
          {tool.words.again ?? said.again}
        </Button>
      </Inline>
    </Stack>
  );
}
