// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Film } from '../../icons/glyphs.ts';
import { RadioCards } from './RadioCards.tsx';

afterEach(cleanup);

const options = [
  { value: 'pan', label: 'Pan', description: 'From left to right', icon: Film, trailing: '200' },
  { value: 'zoom', label: 'Zoom', media: <i data-testid="picture" /> },
] as const;

test('a press anywhere on a card chooses it, and arrows walk on', async () => {
  const onChange = vi.fn<(value: 'pan' | 'zoom') => void>();
  render(<RadioCards label="Camera" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByTestId('picture'));
  expect(onChange).toHaveBeenLastCalledWith('zoom');
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith('pan');
});

test('a card is named by its title and what trails, and described by its second line', () => {
  render(<RadioCards label="Camera" options={options} />);
  const radio = screen.getByRole('radio', { name: 'Pan 200' });
  const described = (radio.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(described).toContain('From left to right');
});

test('a tick marks the chosen card alone', async () => {
  render(<RadioCards label="Camera" options={options} defaultValue="pan" />);
  const ticked = () =>
    [...document.querySelectorAll('[data-part="tick"]')].map(
      (tick) => tick.closest('[data-part="card"]')?.querySelector('[data-part="title"]')?.textContent,
    );
  expect(ticked()).toEqual(['Pan']);
  await userEvent.click(screen.getByRole('radio', { name: 'Zoom' }));
  expect(ticked()).toEqual(['Zoom']);
});
