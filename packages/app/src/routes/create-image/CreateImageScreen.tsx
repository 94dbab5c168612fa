import {
  createFromModel,
  createFromModels,
  statusOfModel,
  trainingWords,
  type AnyTool,
  type TrainedModel,
} from '@kinora/contract';
import { Notice, SegmentedControl, Skeleton, Stack } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { capabilitiesQuery } from '../../queries/capabilities.ts';
import { trainedModelsQuery } from '../../queries/trainedModels.ts';
import { useStudioPort } from '../../queries/useStudioPort.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useSearchParams } from '../../router/useSearchParams.ts';
import { HeadedStudio } from '../studio/HeadedStudio.tsx';
import { StudioScreen } from '../studio/StudioScreen.tsx';
import { useGoneModel } from './useGoneModel.ts';

const kinds = ['usual', 'own'] as const;
const options = kinds.map((value) => ({ value, label: trainingWords.kinds[value] }));
const none: readonly TrainedModel[] = [];

/** The form for these models, the one with this id first; null where none is ready. */
function useOwnTool(models: readonly TrainedModel[], id: string | null): AnyTool | null {
  return useMemo(() => {
    const [first, ...others] = models
      .filter((model) => statusOfModel(model) === 'ready')
      .toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
    return first ? (createFromModels([first, ...others]) as unknown as AnyTool) : null;
  }, [id, models]);
}

/** Create Image; who has trained models, where the engine can use them, makes pictures with those too. */
export function CreateImageScreen({ tool }: { tool: AnyTool }) {
  const api = useStudioApi();
  const { status, user } = useAuth();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('model');
  const offered = useQuery(capabilitiesQuery(api));
  const canUse = offered.data?.tools[createFromModel.id] != null;
  const models = useQuery({
    ...trainedModelsQuery(api, user?.id ?? 'nobody'),
    enabled: status === 'member' && canUse,
  });
  const own = useOwnTool((canUse && models.data) || none, chosen);
  const isOwn = own !== null && chosen !== null;
  const usual = (own?.inputs['trainedModel'] as { initial?: string } | undefined)?.initial;
  const gone = useGoneModel(models.data, chosen, usual);
  const port = useStudioPort();
  const ready = canUse ? models.data : undefined;
  const ownModels = useMemo(
    () => ({
      has: (id: string) =>
        ready?.some((model) => model.id === id && statusOfModel(model) === 'ready') ?? false,
      open: (model: string) => setAddress({ model }),
    }),
    [ready, setAddress],
  );
  // Who comes with a model waits for its form: what is typed into another would not come along.
  if (chosen !== null && (status === 'loading' || offered.isPending || models.isLoading))
    return <Skeleton data-awaited aspect={16 / 9} />;
  const missing = offered.data && !canUse ? trainingWords.notHere : gone.isGone ? trainingWords.gone : null;
  const notice = chosen !== null && missing && !gone.isKnown && (
    <Notice tone="info" title={missing.title} onDismissed={gone.dismiss}>
      {'another' in missing && isOwn ? missing.another : missing.usual}
    </Notice>
  );
  const choice = own && (
    <SegmentedControl
      label={trainingWords.models}
      isLabelHidden
      isFitted
      options={options}
      value={isOwn ? 'own' : 'usual'}
      onChange={(kind) => setAddress(kind === 'own' ? { model: '' } : {}, { replace: true })}
    />
  );
  return (
    <HeadedStudio
      head={
        (choice || notice) && (
          <Stack gap={12}>
            {choice}
            {notice}
          </Stack>
        )
      }
    >
      <StudioScreen
        key={isOwn ? `own ${chosen}` : 'usual'}
        tool={isOwn ? own : tool}
        api={port}
        drafts={gone.drafts}
        ownModels={ownModels}
      />
    </HeadedStudio>
  );
}
