// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('a controlled one shows only what it is given', async () => {
  render(<Checkbox isSelected={false}>Terms</Checkbox>);
  await userEvent.click(box('Terms'));
  expect(box('Terms').checked).toBe(false);
});

test('a half checked checkbox is said to be such', () => {
  render(<Checkbox isIndeterminate>All frames</Checkbox>);
  expect(box('All frames').indeterminate).toBe(true);
});

test('help and an error are tied to a checkbox, and the error makes it invalid', () => {
  render(
    <Checkbox description="You can read them first." errorMessage="Accept the terms.">
      Terms
    </Checkbox>,
  );
  const described = (box('Terms').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(described).toEqual(['You can read them first.', 'Accept the terms.']);
  expect(box('Terms').getAttribute('aria-invalid')).toBe('true');
});

test('a group reports all that are checked, in the order in which they stand', async () => {
  const onChange = vi.fn<(value: readonly ('image' | 'video')[]) => void>();
  render(
    <CheckboxGroup
      label="Kinds"
      options={[
        { value: 'image', label: 'Images' },
        { value: 'video', label: 'Videos', description: 'From 200 credits' },
      ]}
      defaultValue={['video']}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Kinds' })).toBeTruthy();
  expect(box('Videos').checked).toBe(true);
  await userEvent.click(box('Images'));
  expect(onChange).toHaveBeenLastCalledWith(['image', 'video']);
});
