import { titleIn, type ModelResult } from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import type { OutcomeViewProps } from './outcomeView.ts';

/** A model that was trained, or a rehearsal of that. */
export const ModelOutcome = ({ tool, result, said }: OutcomeViewProps<ModelResult>) => (
  <Notice tone={result.isRehearsal ? 'info' : 'success'} title={result.name ?? titleIn(tool.words.done)}>
    {result.isRehearsal ? said.rehearsed : said.trained}
  </Notice>
);
