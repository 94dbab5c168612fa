import type { AccountLabels } from './accountLabels.ts';
import type { BillingLabels } from './billingLabels.ts';
import type { ComposerLabels } from './composerLabels.ts';
import type { CreationLabels } from './creationLabels.ts';
import type { DeviceLabels } from './deviceLabels.ts';
import type { FeedbackFormLabels } from './feedbackFormLabels.ts';
import type { FileLabels } from './fileLabels.ts';
import type { HistoryLabels } from './historyLabels.ts';
import type { LearnLabels } from './learnLabels.ts';
import type { LibraryLabels } from './libraryLabels.ts';
import type { ResultLabels } from './resultLabels.ts';
import type { ShellLabels } from './shellLabels.ts';
import type { StrokeLabels } from './strokeLabels.ts';
import type { StudioLabels } from './studioLabels.ts';
import type { ToolLabels } from './toolLabels.ts';

/** What the kit says by itself, room by room. What the product promises to say stands in the contract. */
export interface KitLabels {
  readonly account: AccountLabels;
  readonly billing: BillingLabels;
  readonly composer: ComposerLabels;
  readonly creations: CreationLabels;
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
  readonly tools: ToolLabels;
}
