import { titleIn, type DeviceResult } from '@kinora/contract';
import { Button, Inline, Notice, Stack } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { useKitLabels } from '../../labels/index.ts';
import { outcomeLabels } from '../../labels/outcomeLabels.ts';
import { messageOf } from '../studioMessage.ts';
import { ImageOutcome } from './ImageOutcome.tsx';
import type { OutcomeViewProps } from './outcomeView.ts';
import { PromptOutcome } from './PromptOutcome.tsx';

export interface OutcomeProps extends Omit<OutcomeViewProps<DeviceResult>, 'said' | 'onCopyRequested'> {
  onCreateAnotherRequested: () => void;
}

/** What was made and is kept by nobody else, and what can be done with it. */
export function Outcome({ onCreateAnotherRequested, result, ...shown }: OutcomeProps) {
  const { tool, onTold } = shown;
  const said = useKitLabels('device', outcomeLabels, shown.deviceLabels);
  const copy = async ({ text }: { text: string }) => {
    try {
      await navigator.clipboard.writeText(text);
      onTold?.(messageOf('success', said.copied, tool.id));
    } catch {
      // Some browsers let nobody write there.
      onTold?.(messageOf('danger', said.notCopied, tool.id));
    }
  };
  const view = { ...shown, said, onCopyRequested: (event: { text: string }) => void copy(event) };
  return (
    <Stack gap={12} data-component="Outcome">
      {result.is === 'prompt' && <PromptOutcome {...view} result={result} />}
      {result.is === 'image' && <ImageOutcome {...view} result={result} />}
      {result.is === 'model' && (
        <Notice
          tone={result.isRehearsal ? 'info' : 'success'}
          title={result.name ?? titleIn(tool.words.done)}
        >
          {result.isRehearsal ? said.rehearsed : said.trained}
        </Notice>
      )}
      <Inline>
        <Button variant="ghost" icon={RotateCcw} onPress={onCreateAnotherRequested}>
          {tool.words.again ?? said.again}
        </Button>
      </Inline>
    </Stack>
  );
}
