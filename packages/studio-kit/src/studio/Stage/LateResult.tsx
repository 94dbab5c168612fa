import { ratioOfSides } from '@kinora/contract';
import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import type { ResultViewProps } from './resultView.ts';
import type * as Late from './resultViews.ts';

let here: typeof Late | null = null;

/** Asked for while the work goes on, they are there when that ends. */
export const fetchResultViews = async () => (here ??= await import('./resultViews.ts'));

/** A result, whatever it is: most visits end without one, so what shows it comes to those that have one. */
export function LateResult(props: ResultViewProps) {
  const late = useFetchedWhen(here === null, fetchResultViews) ?? here;
  const { result } = props;
  if (!late)
    return (
      <Skeleton data-awaited aspect={result.is === 'creation' ? ratioOfSides(result.creation) : 16 / 9} />
    );
  const view = late.resultViewOf(result);
  return <view.Component {...props} />;
}
