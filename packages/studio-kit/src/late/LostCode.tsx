import { useKitLabels } from '../labels/index.ts';
import { studioLabels } from '../labels/studioLabels.ts';
import { RetryNotice } from '../shell/RetryNotice/index.ts';
import type { Lost } from './useAwaitedCode.ts';

/** Stands in the place of a part whose code was lost. */
export function LostCode(lost: Lost) {
  const { offline, tryAgain } = useKitLabels('studio', studioLabels);
  return <RetryNotice title={offline} retryLabel={tryAgain} {...lost} />;
}
