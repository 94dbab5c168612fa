import { accountLabels, type AccountLabels } from './accountLabels.ts';
import { billingLabels, type BillingLabels } from './billingLabels.ts';
import { composerLabels, type ComposerLabels } from './composerLabels.ts';
import { deviceLabels, type DeviceLabels } from './deviceLabels.ts';
import { feedbackFormLabels, type FeedbackFormLabels } from './feedbackFormLabels.ts';
import { fileLabels, type FileLabels } from './fileLabels.ts';
import { historyLabels, type HistoryLabels } from './historyLabels.ts';
import { learnLabels, type LearnLabels } from './learnLabels.ts';
import { libraryLabels, type LibraryLabels } from './libraryLabels.ts';
import { resultLabels, type ResultLabels } from './resultLabels.ts';
import { shellLabels, type ShellLabels } from './shellLabels.ts';
import { strokeLabels, type StrokeLabels } from './strokeLabels.ts';
import { studioLabels, type StudioLabels } from './studioLabels.ts';

/** What the kit says by itself, room by room. What the product promises to say stands in the contract. */
export interface KitLabels {
  readonly account: AccountLabels;
  readonly billing: BillingLabels;
  readonly composer: ComposerLabels;
  readonly device: DeviceLabels;
  readonly feedback: FeedbackFormLabels;
  readonly files: FileLabels;
  readonly history: HistoryLabels;
  readonly learn: LearnLabels;
  readonly library: LibraryLabels;
  readonly result: ResultLabels;
  readonly shell: ShellLabels;
  readonly strokes: StrokeLabels;
  readonly studio: StudioLabels;
}

export const englishKitLabels: KitLabels = {
  account: accountLabels,
  billing: billingLabels,
  composer: composerLabels,
  device: deviceLabels,
  feedback: feedbackFormLabels,
  files: fileLabels,
  history: historyLabels,
  learn: learnLabels,
  library: libraryLabels,
  result: resultLabels,
  shell: shellLabels,
  strokes: strokeLabels,
  studio: studioLabels,
};
