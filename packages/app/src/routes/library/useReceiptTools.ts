import { offeringModels, toolOf, trainingWords, type AnyTool, type StudioCreation } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../../account/AuthProvider.tsx';
import { trainedModelsQuery } from '../../queries/trainedModels.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

/** The model of one's own that a creation was made with. */
function modelIn(made: StudioCreation): string | undefined {
  const id = made.settings?.[toolOf(made)?.madeWith ?? ''];
  return typeof id === 'string' ? id : undefined;
}

/** The tool that each of these was made with, which names its settings: a model of one's own by its name. */
export function useReceiptTools(
  creations: readonly (StudioCreation | undefined)[],
): readonly (AnyTool | undefined)[] {
  const isAsked = creations.some((each) => each && toolOf(each)?.madeWith !== undefined);
  const models = useQuery({
    ...trainedModelsQuery(useStudioApi(), useUserId()),
    enabled: isAsked,
  });
  const nameOf = (id: string) =>
    models.data ? (models.data.find((each) => each.id === id)?.name ?? trainingWords.deletedModel) : '…';
  return creations.map((made) => {
    const tool = made && toolOf(made);
    const id = made && modelIn(made);
    return tool && id !== undefined ? offeringModels(tool, [{ id, name: nameOf(id) }]) : tool;
  });
}
