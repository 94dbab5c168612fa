// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GridList } from '../GridList/GridList.tsx';
import { Virtualizer } from './Virtualizer.tsx';

afterEach(cleanup);

const list = (
  <GridList label="Frames" items={[{ id: '1' }]} textOf={() => 'One'}>
    {() => 'One'}
  </GridList>
);

test('the list within is laid out as its Virtualizer is', () => {
  render(<Virtualizer rowHeight={40}>{list}</Virtualizer>);
  expect(screen.getByRole('grid').dataset['layout']).toBe('stack');
  cleanup();
  render(
    <Virtualizer layout="grid" minItemWidth={140} itemHeight={120} maxColumns={3}>
      {list}
    </Virtualizer>,
  );
  expect(screen.getByRole('grid').dataset['layout']).toBe('grid');
});
