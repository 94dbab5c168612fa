// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { Money } from './Money.tsx';

afterEach(cleanup);

test('money is written as the language in force writes it', () => {
  render(
    <LocaleProvider locale="de-DE">
      <Money minorUnits={128400} currency="EUR" />
    </LocaleProvider>,
  );
  expect(screen.getByText('1.284,00 €')).toBeTruthy();
});

test('a fraction of a coin is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Money minorUnits={9.99} currency="USD" />)).toThrow('Money got 9.99 minor units.');
  quiet.mockRestore();
});
