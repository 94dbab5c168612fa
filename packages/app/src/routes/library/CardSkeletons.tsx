import { generalWords } from '@kinora/contract';
import { Card, Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';
import { CardGrid } from './CardGrid.tsx';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export interface CardSkeletonsProps {
  what: string;
  lines?: number;
  isFilm?: boolean | undefined;
}

/** Cards that are on their way, in the room that they will take. */
export const CardSkeletons = ({ what, lines = 2, isFilm }: CardSkeletonsProps) => (
  <div aria-busy>
    <VisuallyHidden role="status">{generalWords.loading(what)}</VisuallyHidden>
    <CardGrid isFilm={isFilm}>
      {cards.map((card) => (
        <Card key={card} {...(isFilm ? { variant: 'film', padding: 0 } : { padding: 12 })}>
          <Stack gap={12}>
            <Skeleton aspect={16 / 9} />
            <Skeleton shape="text" lines={lines} />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  </div>
);
