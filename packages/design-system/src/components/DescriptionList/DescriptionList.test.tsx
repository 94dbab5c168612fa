// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

afterEach(cleanup);

const items = [
  { id: 'seed', term: 'Seed', details: '481516', isNumeric: true },
  { id: 'models', term: 'Models', details: ['Studio XL', 'Portra'] },
];

test('a term and its details belong together, also where there are several', () => {
  render(<DescriptionList items={items} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Seed', 'Models']);
  const pair = screen.getByText('Models').parentElement;
  expect([...(pair?.querySelectorAll('dd') ?? [])].map((line) => line.textContent)).toEqual([
    'Studio XL',
    'Portra',
  ]);
});
