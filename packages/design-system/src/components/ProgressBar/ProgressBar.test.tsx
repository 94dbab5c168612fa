// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

test('a progress bar says how far it has come, in percent or in the words given', () => {
  const { rerender } = render(<ProgressBar label="Uploading" value={3} maxValue={12} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuetext')).toBe('25%');
  rerender(<ProgressBar label="Uploading" value={3} maxValue={12} valueLabel="3 of 12" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 12');
});

test('a progress bar without an estimate claims no value', () => {
  render(<ProgressBar label="Uploading" isIndeterminate />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});
