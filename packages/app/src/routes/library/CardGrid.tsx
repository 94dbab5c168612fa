import { Card, Grid, type GridProps } from '@kinora/design-system';
import { strip } from './filmEdge.css.ts';

export interface CardGridProps extends Pick<GridProps, 'ref' | 'children'> {
  /** They are pictures, and stand on a film as those of a history do. */
  isFilm?: boolean | undefined;
}

/** As many cards side by side as there is room for, three at most; the same for cards that are on their way. */
export function CardGrid({ isFilm = false, ...rest }: CardGridProps) {
  const cards = (
    <Grid {...rest} minColumnWidth={isFilm ? '12rem' : '16rem'} maxColumns={3} gap={isFilm ? 12 : 16} />
  );
  return isFilm ? (
    <Card variant="film" className={strip}>
      {cards}
    </Card>
  ) : (
    cards
  );
}
