import {
  offeringModels,
  statusOfModel,
  trainingWords,
  type AnyTool,
  type TrainedModel,
} from '@kinora/contract';
import { Notice, SegmentedControl, Skeleton, Stack } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth, useUserId } from '../../account/AuthProvider.tsx';
import { capabilitiesQuery } from '../../queries/capabilities.ts';
import { trainedModelsQuery } from '../../queries/trainedModels.ts';
import { useStudioPort } from '../../queries/useStudioPort.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useSearchParams } from '../../router/useSearchParams.ts';
import { HeadedStudio } from './HeadedStudio.tsx';
import { StudioScreen } from './StudioScreen.tsx';
import { useGoneModel } from './useGoneModel.ts';

const kinds = ['usual', 'own'] as const;
const options = kinds.map((value) => ({ value, label: trainingWords.kinds[value] }));
const none: readonly TrainedModel[] = [];

/** Those of these that are ready, the one with this id first. */
function useReadyModels(models: readonly TrainedModel[], id: string | null): readonly TrainedModel[] {
  return useMemo(
    () =>
      models
        .filter((model) => statusOfModel(model) === 'ready')
        .toSorted((one, other) => Number(other.id === id) - Number(one.id === id)),
    [id, models],
  );
}

export interface OwnModelsScreenProps {
  tool: AnyTool;
  /** The same with a model of one's own. */
  withModel: AnyTool;
}

/** A tool that makes pictures; who has trained models, where the engine can use them, makes some with those too. */
export function OwnModelsScreen({ tool, withModel }: OwnModelsScreenProps) {
  const api = useStudioApi();
  const { status } = useAuth();
  const userId = useUserId();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('model');
  const offered = useQuery(capabilitiesQuery(api));
  const canUse = offered.data?.tools[withModel.id] != null;
  const models = useQuery({
    ...trainedModelsQuery(api, userId),
    enabled: status === 'member' && canUse,
  });
  const usable = useReadyModels((canUse && models.data) || none, chosen);
  const own = useMemo(() => {
    const [first, ...others] = usable;
    return first ? offeringModels(withModel, [first, ...others]) : null;
  }, [usable, withModel]);
  const isOwn = own !== null && chosen !== null;
  const gone = useGoneModel(withModel, models.data, { chosen, usual: usable[0]?.id });
  const port = useStudioPort();
  const ownModels = useMemo(
    () => ({
      has: (id: string) => usable.some((model) => model.id === id),
      open: (model: string) => setAddress({ model }),
    }),
    [setAddress, usable],
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
