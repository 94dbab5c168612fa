import { priceNotes, type AnyForm } from '@kinora/contract';
import { Text } from '@kinora/design-system';

/** What has to be said beside a price: 'Multi-image generation costs 50% more credits'. */
export const PriceNotes = ({ tool }: { tool: AnyForm }) =>
  priceNotes(tool).map((note) => (
    <Text key={note} size="sm" tone="secondary" data-part="price-note">
      {note}
    </Text>
  ));
