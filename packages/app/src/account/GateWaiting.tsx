import { generalWords } from '@kinora/contract';
import { Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';
import { gatePlace } from './GateWaiting.css.ts';

/** The gate before its code is there: the room that it takes, without its form (A67). */
export function GateWaiting() {
  return (
    <div className={gatePlace}>
      <Stack gap={16} aria-busy>
        <VisuallyHidden role="status">{generalWords.isLoading}</VisuallyHidden>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="rect" aspect={16 / 9} />
      </Stack>
    </div>
  );
}
