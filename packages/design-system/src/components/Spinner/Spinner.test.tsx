// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

test('a spinner says what goes on, and claims no value', () => {
  render(<Spinner label="Looking for a worker" />);
  const spinner = screen.getByRole('progressbar', { name: 'Looking for a worker' });
  expect(spinner.hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByText('Looking for a worker')).toBeTruthy();
});

test('a spinner without words of its own says those in force, also unseen', () => {
  render(
    <LabelsProvider labels={{ loading: 'Lädt' }}>
      <Spinner isLabelHidden />
    </LabelsProvider>,
  );
  expect(screen.getByRole('progressbar', { name: 'Lädt' })).toBeTruthy();
  expect(screen.queryByText('Lädt')).toBeNull();
});
