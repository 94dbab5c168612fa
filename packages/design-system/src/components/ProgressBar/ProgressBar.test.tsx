// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

test('says how far it has come, in percent or in the words given', () => {
  const { rerender } = render(<ProgressBar label="Uploading" value={3} maxValue={12} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuetext')).toBe('25%');
  rerender(<ProgressBar label="Uploading" value={3} maxValue={12} valueLabel="3 of 12" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 12');
});

test('without an estimate it claims no value', () => {
  render(<ProgressBar label="Uploading" isIndeterminate />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ProgressBar ref={ref} label="Uploading" className="mine" data-testid="root" />);
  expect(ref.current).toBe(screen.getByTestId('root'));
  expect(ref.current?.classList.contains('mine')).toBe(true);
  expect(ref.current?.dataset['component']).toBe('ProgressBar');
});
