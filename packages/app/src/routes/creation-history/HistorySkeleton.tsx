import { Grid, Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';

const frames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The sheet before its frames are there: the same room, so that nothing jumps. */
export function HistorySkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading your creations</VisuallyHidden>
      <Grid minColumnWidth="16rem" maxColumns={3} gap={16}>
        {frames.map((frame) => (
          <Stack key={frame} gap={8}>
            <Skeleton shape="rect" aspect={16 / 9} />
            <Skeleton shape="text" lines={2} />
          </Stack>
        ))}
      </Grid>
    </div>
  );
}
