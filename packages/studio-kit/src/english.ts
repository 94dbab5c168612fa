import { accountLabels } from './labels/accountLabels.ts';
import { albumLabels } from './labels/albumLabels.ts';
import { billingLabels } from './labels/billingLabels.ts';
import { composerLabels } from './labels/composerLabels.ts';
import { creationLabels } from './labels/creationLabels.ts';
import { deletionLabels } from './labels/deletionLabels.ts';
import { sessionLabels } from './labels/sessionLabels.ts';
import { deviceLabels } from './labels/deviceLabels.ts';
import { feedbackFormLabels } from './labels/feedbackFormLabels.ts';
import { fileLabels } from './labels/fileLabels.ts';
import { historyLabels } from './labels/historyLabels.ts';
import { learnLabels } from './labels/learnLabels.ts';
import { ledgerLabels } from './labels/ledgerLabels.ts';
import { libraryLabels } from './labels/libraryLabels.ts';
import { listLabels } from './labels/listLabels.ts';
import { modelLabels } from './labels/modelLabels.ts';
import { outcomeLabels } from './labels/outcomeLabels.ts';
import { panelLabels } from './labels/panelLabels.ts';
import { receiptLabels } from './labels/receiptLabels.ts';
import { resultLabels } from './labels/resultLabels.ts';
import { setCheckLabels } from './labels/setCheckLabels.ts';
import { shellLabels } from './labels/shellLabels.ts';
import { strokeLabels } from './labels/strokeLabels.ts';
import { studioLabels } from './labels/studioLabels.ts';
import { toolLabels } from './labels/toolLabels.ts';
import type { KitLabels } from './labels/index.ts';

/** Every word at once, for whoever translates: a page loads those of what it draws. */
export const englishKitLabels: KitLabels = {
  account: { ...accountLabels, ...deletionLabels, ...sessionLabels },
  billing: { ...billingLabels, ...ledgerLabels, ...receiptLabels },
  composer: { ...composerLabels, ...listLabels },
  creations: creationLabels,
  device: { ...deviceLabels, ...outcomeLabels, ...setCheckLabels },
  feedback: feedbackFormLabels,
  files: fileLabels,
  history: historyLabels,
  learn: learnLabels,
  library: { ...libraryLabels, ...albumLabels, ...modelLabels },
  result: resultLabels,
  shell: { ...shellLabels, ...panelLabels },
  strokes: strokeLabels,
  studio: studioLabels,
  tools: toolLabels,
};
