import { Text } from '@kinora/design-system';
import type { EngineLimit } from '@kinora/contract';

/** Beside an input, what the engine in use can't do of it: said before anybody presses, and louder once it is chosen. */
export const LimitLine = ({ limit }: { limit: EngineLimit }) => (
  <Text size="sm" tone={limit.isBroken ? 'danger' : 'secondary'} role="status" data-part="limit">
    {limit.line}
  </Text>
);
