import type { DetailedModel } from '@kinora/contract';
import { fetchDialogs } from '../../late/lateCode.ts';
import { useFetchedOpen } from '../../late/useFetchedOpen.ts';
import type { ModelDetailsProps } from './ModelDetails.tsx';

/** What is known of a model, whose code comes with the first that is asked for. */
export function LateModelDetails<M extends DetailedModel>(props: ModelDetailsProps<M>) {
  const late = useFetchedOpen(props.model !== null, fetchDialogs, props.onClosed);
  return late && <late.ModelDetails {...props} />;
}
