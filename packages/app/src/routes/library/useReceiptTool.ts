import { offeringModels, toolOf, trainingWords, type AnyTool, type StudioCreation } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../account/AuthProvider.tsx';
import { trainedModelsQuery } from '../../queries/trainedModels.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

/** The model of one's own that a creation was made with. */
const modelIn = (made: StudioCreation): unknown => made.settings?.[toolOf(made)?.madeWith ?? ''];

/** The tool that creations were made with, which names their settings: a model of one's own by its name. */
export function useReceiptTool(...creations: readonly (StudioCreation | undefined)[]): AnyTool | undefined {
  const made = creations.filter((each) => each !== undefined);
  const [tool] = made.map((each) => toolOf(each));
  const models = useQuery({
    ...trainedModelsQuery(useStudioApi(), useAuth().user?.id ?? 'nobody'),
    enabled: made.some((each) => toolOf(each)?.madeWith !== undefined),
  });
  if (tool?.madeWith === undefined) return tool;
  const nameOf = (id: string) =>
    models.data ? (models.data.find((each) => each.id === id)?.name ?? trainingWords.deletedModel) : '…';
  const [first, ...others] = new Set(made.map(modelIn).filter((id) => typeof id === 'string'));
  if (first === undefined) return tool;
  const named = (id: string) => ({ id, name: nameOf(id) });
  return offeringModels(tool, [named(first), ...others.map(named)]);
}
