import type { DeviceResult, ImageResult, PictureMaking, PromptResult, StudioTool } from '@kinora/contract';
import type { OutcomeLabels } from '../../labels/outcomeLabels.ts';
import type { KitLabels } from '../../labels/index.ts';
import type { StudioMessage } from '../studioMessage.ts';

/** What may be done with what no server keeps. */
export interface OutcomeEvents {
  /** Without it the studio saves it itself. */
  onFileDownloadRequested?: ((event: { result: ImageResult }) => void) | undefined;
  /** What was read is to fill a form; without it no such button is shown. */
  onPromptUsed?: ((event: { text: string; making?: PictureMaking | undefined }) => void) | undefined;
  /** The words were put right: the result as it stands now. */
  onPromptEdited?: ((event: { result: PromptResult }) => void) | undefined;
  onTold?: ((message: StudioMessage) => void) | undefined;
  deviceLabels?: Partial<KitLabels['device']> | undefined;
}

export interface OutcomeViewProps<R extends DeviceResult> extends OutcomeEvents {
  tool: StudioTool;
  result: R;
  /** What it was made from, where that was a picture. */
  source: Blob | null;
  said: OutcomeLabels;
  onCopyRequested: (event: { text: string }) => void;
}
