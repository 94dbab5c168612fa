// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLettingGo } from './useLettingGo.ts';

const letGo = vi.fn();
function Sheet({ isAnyChosen = true, over }: { isAnyChosen?: boolean; over?: 'alertdialog' | 'menu' }) {
  useLettingGo(isAnyChosen, letGo);
  return (
    <>
      <input type="search" aria-label="Search" defaultValue="waves" />
      <button type="button">Compare</button>
      {over && <div role={over} />}
    </>
  );
}
const escape = (on: Element) => fireEvent.keyDown(on, { key: 'Escape' });

afterEach(() => {
  cleanup();
  letGo.mockClear();
});

it('Escape lets go of what is chosen, wherever on the page the focus is', () => {
  render(<Sheet />);
  escape(document.body);
  escape(screen.getByRole('button', { name: 'Compare' }));
  expect(letGo).toHaveBeenCalledTimes(2);
});

it('Escape that closes or clears something else lets go of nothing', () => {
  const { rerender } = render(<Sheet />);
  escape(screen.getByRole('searchbox'));
  rerender(<Sheet over="alertdialog" />);
  escape(document.body);
  rerender(<Sheet over="menu" />);
  escape(document.body);
  rerender(<Sheet isAnyChosen={false} />);
  escape(document.body);
  expect(letGo).not.toHaveBeenCalled();
});
