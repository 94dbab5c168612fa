import {
  deedWords,
  libraryWords,
  listWords,
  routes,
  statusOfModel,
  trainingWords,
  type TrainedModel,
} from '@kinora/contract';
import { AlertDialog, EmptyState, LinkButton, Text } from '@kinora/design-system';
import { Plus } from '@kinora/design-system/icons';
import { TrainedModelCard } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { putBack } from '../../queries/putBack.ts';
import { trainedModelsKey, trainedModelsQuery } from '../../queries/trainedModels.ts';
import { useShownChange } from '../../queries/useShownChange.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { Cards } from '../library/Cards.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { ShownChoice } from '../library/ShownChoice.tsx';
import { NothingMatches } from '../library/NothingMatches.tsx';
import { useAddressChoice } from '../library/useAddressChoice.ts';
import { useTrainingCancel } from './useTrainingCancel.ts';
import { useModelChoice } from '../library/useModelChoice.ts';
import { useCardBeside } from '../library/useCardBeside.ts';
import { useTelling } from '../../useTelling.ts';

const words = libraryWords.trainedModels;
const topic = 'model';
const states = ['all', 'ready', 'training'] as const;
const filters = states.map((value) => ({ value, label: words.filters[value] }));

/** What a model is called by in a prompt stands under its name. */
const toldOf = (model: TrainedModel): TrainedModel =>
  model.triggerWord === null
    ? model
    : { ...model, description: trainingWords.triggerWord(model.triggerWord) };

/** Models that learned from one's own pictures (A152 to A159). */
export function Component() {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const toasts = useToasts();
  const tell = useTelling();
  const [state, setState] = useAddressChoice('show', states);
  const models = useQuery(trainedModelsQuery(api, userId));
  const remove = useShownChange<TrainedModel, TrainedModel, void>({
    queryKey: trainedModelsKey(userId),
    call: ({ id }) => api.library.deleteTrainedModel(id),
    show: (items, { id }) => items.filter((each) => each.id !== id),
    takeBack: (items, { id }, before) => putBack(items, id, before),
  });
  const choose = useModelChoice();
  const [doomed, setDoomed] = useState<TrainedModel | null>(null);
  // What is paid for is cancelled, which gives its price back; then it can be deleted.
  const taskUnderWay = doomed && statusOfModel(doomed) === 'training' ? doomed.taskId : null;
  const cancel = useTrainingCancel(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, handOn } = useCardBeside(() => heading.current?.focus());
  const shown = models.data?.filter((model) => state === 'all' || statusOfModel(model) === state);
  const train = (
    <LinkButton href={routes.train.path} icon={Plus} tone="accent" variant="solid">
      {words.train}
    </LinkButton>
  );

  return (
    <LibraryPage
      title={words.title}
      headingRef={heading}
      action={train}
      filters={<ShownChoice options={filters} value={state} onChange={setState} />}
    >
      <Cards
        ref={cards}
        what={listWords.what.trained}
        asked={models}
        items={shown}
        skeletonLines={4}
        empty={
          models.data?.length ? (
            <NothingMatches onAllRequested={() => setState('all')} />
          ) : (
            <EmptyState title={words.empty.title}>{words.empty.description}</EmptyState>
          )
        }
      >
        {(model) => (
          <TrainedModelCard
            key={model.id}
            model={toldOf(model)}
            headingLevel={2}
            trainHref={routes.train.path}
            onUseRequested={() => choose({ name: model.name, trainedId: model.id })}
            onDeleteRequested={() => setDoomed(model)}
          />
        )}
      </Cards>
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        title={taskUnderWay ? trainingWords.cancelQuestion : words.deleteQuestion}
        confirmLabel={taskUnderWay ? trainingWords.cancel : deedWords.delete}
        {...(taskUnderWay && { cancelLabel: trainingWords.keep })}
        tone="danger"
        onConfirmed={() => {
          if (taskUnderWay) cancel(taskUnderWay);
          else if (doomed) {
            handOn(shown, doomed);
            tell(remove.mutateAsync(doomed), { topic, failed: words.failed }, () => {
              toasts.add({ tone: 'success', topic, title: words.deleted });
            });
          }
          setDoomed(null);
        }}
      >
        {doomed?.name}
        {taskUnderWay && <Text as="p">{trainingWords.cancelNote}</Text>}
      </AlertDialog>
    </LibraryPage>
  );
}
