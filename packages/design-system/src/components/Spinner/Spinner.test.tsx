// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

test('says what goes on, and claims no value', () => {
  render(<Spinner label="Looking for a worker" />);
  const spinner = screen.getByRole('progressbar', { name: 'Looking for a worker' });
  expect(spinner.hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByText('Looking for a worker')).toBeTruthy();
});

test('without words of its own it says those in force, also unseen', () => {
  render(
    <LabelsProvider labels={{ loading: 'Lädt' }}>
      <Spinner isLabelHidden />
    </LabelsProvider>,
  );
  expect(screen.getByRole('progressbar', { name: 'Lädt' })).toBeTruthy();
  expect(screen.queryByText('Lädt')).toBeNull();
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Spinner ref={ref} className="mine" data-testid="root" />);
  expect(ref.current).toBe(screen.getByTestId('root'));
  expect(ref.current?.dataset['component']).toBe('Spinner');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
