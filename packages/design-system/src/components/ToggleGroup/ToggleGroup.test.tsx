// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Film, Image } from '../../icons/glyphs.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

afterEach(cleanup);

const options = [
  { value: 'image', label: 'Images', icon: Image },
  { value: 'video', label: 'Videos', icon: Film },
] as const;

test('one at a time, and pressing it again leaves none', async () => {
  const onChange = vi.fn<(value: 'image' | 'video' | null) => void>();
  render(<ToggleGroup label="Kind" options={options} onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Kind' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Images' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Videos' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Videos' }));
  expect(onChange.mock.calls).toEqual([['image'], ['video'], [null]]);
});

test('several report in the order in which they stand', async () => {
  const onChange = vi.fn<(value: readonly ('image' | 'video')[]) => void>();
  render(
    <ToggleGroup
      label="Kinds"
      selectionMode="multiple"
      options={options}
      defaultValue={['video']}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Images' }));
  expect(onChange).toHaveBeenLastCalledWith(['image', 'video']);
});
