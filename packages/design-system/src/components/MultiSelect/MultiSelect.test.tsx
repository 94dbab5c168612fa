// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from '../Form/Form.tsx';
import { MultiSelect } from './MultiSelect.tsx';

afterEach(cleanup);

const options = [
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos', description: 'Clips and loops' },
  { value: 'audio', label: 'Sounds' },
  { value: 'model', label: 'Models', isDisabled: true },
] as const;
type Kind = (typeof options)[number]['value'];

const opener = () => screen.getByRole('button', { name: /^(?!Clear ).*Kinds$/ });
const option = (name: string) => screen.getByRole('option', { name });

test('a multi-select stays open while one chooses, and reports all in the order in which they stand', async () => {
  const onChange = vi.fn<(value: readonly Kind[]) => void>();
  render(<MultiSelect label="Kinds" options={options} onChange={onChange} />);
  expect(opener().textContent).toContain('Choose an option');
  await userEvent.click(opener());
  await userEvent.click(option('Sounds'));
  await userEvent.click(option('Images'));
  expect(onChange.mock.calls).toEqual([[['audio']], [['image', 'audio']]]);
  expect(option('Images').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(option('Sounds'));
  expect(onChange).toHaveBeenLastCalledWith(['image']);
});

test('what is out of reach is not chosen', async () => {
  const onChange = vi.fn<(value: readonly Kind[]) => void>();
  render(<MultiSelect label="Kinds" options={options} onChange={onChange} />);
  await userEvent.click(opener());
  await userEvent.click(option('Models'));
  expect(onChange).not.toHaveBeenCalled();
});

test('a multi-select says one by its name, and several by their number and their names', async () => {
  const { rerender } = render(<MultiSelect label="Kinds" options={options} value={['video']} />);
  const text = () => opener().textContent?.trim();
  expect(text()).toBe('Videos');
  rerender(<MultiSelect label="Kinds" options={options} value={['audio', 'video']} />);
  expect(text()).toBe('2 chosen Videos and Sounds');
});

test('one press lets go of all and hands the focus on', async () => {
  const onChange = vi.fn<(value: readonly Kind[]) => void>();
  render(
    <MultiSelect label="Kinds" options={options} defaultValue={['image', 'video']} onChange={onChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear Kinds' }));
  expect(onChange.mock.calls).toEqual([[[]]]);
  expect(document.activeElement).toBe(opener());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear Kinds' })).toBeNull();
});

test('a disabled multi-select neither opens nor clears', async () => {
  render(<MultiSelect label="Kinds" options={options} defaultValue={['image']} isDisabled />);
  expect(opener().hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Clear Kinds' })).toBeNull();
});

test('a multi-select shows what a form says of its name, and is described by it', () => {
  render(
    <Form onSubmitted={() => {}} errors={{ kind: 'Choose at least one kind.' }}>
      <MultiSelect name="kind" label="Kinds" options={options} />
    </Form>,
  );
  const said = opener().getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = said.map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain('Choose at least one kind.');
});

test('a multi-select says its own words where it is given them', () => {
  render(
    <MultiSelect
      label="Arten"
      options={options}
      value={['image', 'video']}
      labels={{ chosen: (count) => `${count} gewählt`, clearChosen: (label) => `${label} leeren` }}
    />,
  );
  expect(screen.getByText('2 gewählt')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Arten leeren' })).toBeTruthy();
});
