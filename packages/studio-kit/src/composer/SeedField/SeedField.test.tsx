// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SeedField } from './SeedField.tsx';

afterEach(cleanup);

const changed = vi.fn<(seed: number | null) => void>();
const random = vi.fn<(max: number) => number>(() => 42);

function Field({ first = null }: { first?: number | null }) {
  const [seed, setSeed] = useState(first);
  return (
    <>
      <SeedField
        label="Seed"
        max={99}
        seed={seed}
        random={random}
        onSeedChanged={(event) => {
          changed(event.seed);
          setSeed(event.seed);
        }}
      />
      <button type="button" onClick={() => setSeed(7)}>
        Restore
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed' });

it('the seed is blank at first, takes a number, and is null again when it is cleared (A331, A337)', async () => {
  const user = userEvent.setup();
  render(<Field />);
  expect(field().value).toBe('');
  await user.type(field(), '12');
  expect(changed).toHaveBeenLastCalledWith(12);
  await user.click(screen.getByRole('button', { name: 'Reset seed' }));
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(field().value).toBe('');
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(field());
});

it.each(['1.5', '-3', 'seven', '100'])(
  'a seed of %s stays in the field, and it is said what is asked for (A337)',
  async (typed) => {
    const user = userEvent.setup();
    render(<Field />);
    await user.type(field(), typed);
    expect(field().value).toBe(typed);
    expect(screen.getByText('A whole number from 0 to 99.')).toBeTruthy();
  },
);

it('another seed is drawn at random', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(screen.getByRole('button', { name: 'Another random seed' }));
  expect(random).toHaveBeenCalledWith(99);
  expect(field().value).toBe('42');
});

it('the field shows a seed that comes from outside, as from a restored draft', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), '12');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(field().value).toBe('7');
});
