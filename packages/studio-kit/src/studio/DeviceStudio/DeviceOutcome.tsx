import type { DeviceResult, ImageResult, PictureMaking } from '@kinora/contract';
import { Button, Inline, Notice, Stack } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import type { DeviceLabels } from '../../labels/deviceLabels.ts';
import { ImageOutcome } from './ImageOutcome.tsx';
import { PromptOutcome } from './PromptOutcome.tsx';

export interface DeviceOutcomeProps {
  result: DeviceResult;
  /** The picture that it was made from, where there was one. */
  source: Blob | null;
  said: DeviceLabels;
  againLabel: string;
  onCopyRequested: (event: { text: string }) => void;
  onPromptUsed?: ((event: { text: string; making?: PictureMaking | undefined }) => void) | undefined;
  onDownloadRequested?: ((event: { result: ImageResult }) => void) | undefined;
  onAgainRequested: () => void;
}

/** What was made on the device, and what can be done with it. */
export function DeviceOutcome({
  result,
  source,
  said,
  againLabel,
  onCopyRequested,
  onPromptUsed,
  onDownloadRequested,
  onAgainRequested,
}: DeviceOutcomeProps) {
  return (
    <Stack gap={12} data-component="DeviceOutcome">
      {result.is === 'prompt' && (
        <PromptOutcome
          result={result}
          picture={source}
          said={said}
          onCopyRequested={onCopyRequested}
          onPromptUsed={onPromptUsed}
        />
      )}
      {result.is === 'image' && (
        <ImageOutcome result={result} source={source} said={said} onDownloadRequested={onDownloadRequested} />
      )}
      {result.is === 'model' && (
        <Notice tone={result.isRehearsal ? 'info' : 'success'} title={result.name}>
          {result.isRehearsal ? said.rehearsed : said.trained}
        </Notice>
      )}
      <Inline>
        <Button variant="ghost" icon={RotateCcw} onPress={onAgainRequested}>
          {againLabel}
        </Button>
      </Inline>
    </Stack>
  );
}
