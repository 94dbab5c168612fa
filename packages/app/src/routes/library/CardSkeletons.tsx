import { generalWords } from '@kinora/contract';
import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';
import { cardColumns } from './cardColumns.ts';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Cards that are on their way, in the room that they will take. */
export const CardSkeletons = ({ what, lines = 2 }: { what: string; lines?: number }) => (
  <div aria-busy>
    <VisuallyHidden role="status">{generalWords.loading(what)}</VisuallyHidden>
    <Grid {...cardColumns}>
      {cards.map((card) => (
        <Card key={card} padding={12}>
          <Stack gap={12}>
            <Skeleton aspect={16 / 9} />
            <Skeleton shape="text" lines={lines} />
          </Stack>
        </Card>
      ))}
    </Grid>
  </div>
);
