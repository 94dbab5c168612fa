// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
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

test('is one stop for the tab key, and arrows walk in it', async () => {
  render(<ToggleGroup label="Kinds" selectionMode="multiple" options={options} isIconOnly />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Images' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Videos' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ToggleGroup ref={ref} label="Kind" options={options} className="mine" data-testid="root" />);
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('ToggleGroup');
});
