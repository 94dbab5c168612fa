// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
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

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<DescriptionList ref={ref} className="mine" data-testid="root" items={items} />);
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('DescriptionList');
});
