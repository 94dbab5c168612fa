import type { MadeResult, StudioTool } from '@kinora/contract';
import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import { resultRoom } from './Stage.css.ts';
import type { ResultViewProps } from './resultView.ts';
import type * as Late from './resultViews.ts';

let here: typeof Late | null = null;

const fetchResultViews = async () => (here ??= await import('./resultViews.ts'));
/** With what plays a clip: coming after it, that would move what can be done with it. */
const fetchClipViews = async () => {
  const views = await import('./resultViews.ts');
  await views.fetchPlayer();
  return (here = views);
};

/** Asked for while the work goes on, they are there when that ends. */
export const fetchResultViewsFor = ({ makes }: Pick<StudioTool, 'makes'>) =>
  makes === 'video' ? fetchClipViews : fetchResultViews;

export interface LateResultProps extends Omit<ResultViewProps, 'result'> {
  /** null while it is on its way. */
  result: MadeResult | null;
  ratio: number;
}

/** A result, whatever it is: most visits end without one, so what shows it comes to those that have one. */
export function LateResult({ result, ratio, ...shown }: LateResultProps) {
  const late = useFetchedWhen(here === null, fetchResultViewsFor(shown.tool)) ?? here;
  if (!late || !result) return <Skeleton data-awaited className={resultRoom} aspect={ratio} />;
  const view = late.resultViewOf(result);
  return <view.Component {...shown} result={result} />;
}
