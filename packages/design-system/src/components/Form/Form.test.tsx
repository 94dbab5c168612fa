// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../Checkbox/CheckboxGroup.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { FormProps, SubmittedForm } from './Form.tsx';
import { needsNames } from './needsNames.ts';

afterEach(cleanup);

const models = [
  { value: 'lite', label: 'Lite' },
  { value: 'pro', label: 'Pro' },
];
const fields = (
  <>
    <TextField label="Title" name="title" isRequired />
    <Select label="Model" name="model" options={models} isRequired />
    <NumberField label="Seed" name="seed" isRequired />
    <RadioGroup label="Speed" name="speed" options={models} isRequired />
    <CheckboxGroup label="Kinds" name="kinds" options={models} isRequired />
  </>
);
const shown = (props: Partial<FormProps> = {}, children: ReactNode = fields) => (
  <Form onSubmitted={() => {}} {...props}>
    {children}
    <Button type="submit">Save</Button>
  </Form>
);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const summary = () => screen.getByRole('group', { name: /to be corrected$/ });

test('what is required and empty is said at each field and in a summary, which takes focus', async () => {
  const onSubmitted = vi.fn<() => void>();
  render(shown({ onSubmitted }));
  await save();
  expect(onSubmitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(summary());
  expect(summary().textContent).toContain('5 things need to be corrected');
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Title is missing.',
    'Model is missing.',
    'Seed is missing.',
    'Speed is missing.',
    'Kinds is missing.',
  ]);
  expect(screen.getAllByText('Title is missing.')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['Title', () => screen.getByRole('textbox', { name: 'Title' })],
  ['Model', () => screen.getByRole('button', { name: /Model/ })],
  ['Seed', () => screen.getByRole('textbox', { name: 'Seed' })],
  ['Speed', () => screen.getByRole('radio', { name: 'Lite' })],
  ['Kinds', () => screen.getByRole('checkbox', { name: 'Lite' })],
])('the link of %s in the summary leads to its control', async (label, control) => {
  render(shown());
  await save();
  await userEvent.click(within(summary()).getByRole('link', { name: `${label} is missing.` }));
  expect(document.activeElement).toBe(control());
});

test('what is filled in is handed over by name, lists as lists', async () => {
  const onSubmitted = vi.fn<(submitted: SubmittedForm) => void>();
  render(
    shown(
      { onSubmitted },
      <>
        <TextField label="Title" name="title" />
        <Select label="Model" name="model" options={models} defaultValue="pro" />
        <NumberField label="Seed" name="seed" defaultValue={7} />
        <RadioGroup label="Speed" name="speed" options={models} defaultValue="lite" />
        <CheckboxGroup label="Kinds" name="kinds" options={models} defaultValue={['pro']} />
      </>,
    ),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Harbour');
  await save();
  const submitted = onSubmitted.mock.calls[0]?.[0];
  expect(submitted?.values).toEqual({
    title: 'Harbour',
    model: 'pro',
    seed: '7',
    speed: 'lite',
    kinds: ['pro'],
  });
  expect(submitted?.formData.get('title')).toBe('Harbour');
});

test('what `validate` finds keeps it from being sent until it is put right', async () => {
  const onSubmitted = vi.fn<() => void>();
  const validate: FormProps['validate'] = ({ values }) =>
    values['title'] === 'sea' ? {} : { title: 'Call it sea.' };
  render(shown({ onSubmitted, validate }, <TextField label="Title" name="title" />));
  await save();
  expect(within(summary()).getByRole('link').textContent).toBe('Call it sea.');
  await userEvent.type(screen.getByRole('textbox'), 'sea');
  await save();
  expect(onSubmitted).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group', { name: /corrected/ })).toBeNull();
});

test('a correction takes the error of its field away at once, and the summary stays until it is sent', async () => {
  render(shown({}, <TextField label="Title" name="title" isRequired />));
  await save();
  const title = screen.getByRole('textbox');
  await userEvent.type(title, 'sea');
  await userEvent.tab();
  expect(title.hasAttribute('aria-invalid')).toBe(false);
  expect(summary()).toBeTruthy();
});

test("a server's answer is shown, what belongs to no field as plain words, and it goes when sent again", async () => {
  const title = <TextField label="Title" name="title" defaultValue="sea" />;
  const { rerender } = render(shown({}, title));
  rerender(shown({ errors: { title: 'That name is taken.', '': 'Nothing was saved.' } }, title));
  expect(document.activeElement).toBe(summary());
  expect(within(summary()).getByRole('link').textContent).toBe('That name is taken.');
  expect(summary().textContent).toContain('Nothing was saved.');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await save();
  expect(screen.queryByRole('group', { name: /corrected/ })).toBeNull();
});

test('errors written anew while drawing take no focus, and another answer does', async () => {
  const typed = (errors: FormProps['errors']) => shown({ errors }, <TextField label="Title" name="title" />);
  const { rerender } = render(typed({ title: 'That name is taken.' }));
  expect(document.activeElement).toBe(summary());
  const title = screen.getByRole('textbox');
  await userEvent.type(title, 'sea');
  rerender(typed({ title: 'That name is taken.' }));
  expect(document.activeElement).toBe(title);
  rerender(typed({ title: 'That name is too short.' }));
  expect(document.activeElement).toBe(summary());
});

test('the same answer to another try is shown and takes the focus again', async () => {
  const Demo = () => {
    const [errors, setErrors] = useState({});
    return shown(
      { errors, onSubmitted: () => setErrors({ title: 'That name is taken.' }) },
      <TextField label="Title" name="title" defaultValue="sea" />,
    );
  };
  render(<Demo />);
  await save();
  expect(document.activeElement).toBe(summary());
  await userEvent.type(screen.getByRole('textbox'), 's');
  await save();
  expect(document.activeElement).toBe(summary());
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('a form on its way does not show the last answer again, though it is written anew', async () => {
  const sent = (isPending: boolean) =>
    shown({ isPending, errors: { title: 'Taken.' } }, <TextField label="Title" name="title" />);
  const { rerender } = render(sent(false));
  await save();
  rerender(sent(true));
  expect(screen.queryByRole('group', { name: /corrected/ })).toBeNull();
});

test('the summary goes by the page from top to bottom, whatever order they came in', () => {
  const errors = { '': 'Nothing was saved.', seed: 'Too large.', title: 'Taken.' };
  render(shown({ errors }));
  expect([...summary().querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Taken.',
    'Too large.',
    'Nothing was saved.',
  ]);
});

test('a required field that is disabled keeps no form from being sent', async () => {
  const onSubmitted = vi.fn<() => void>();
  const disabled = { isRequired: true, isDisabled: true };
  render(
    shown(
      { onSubmitted },
      <>
        <TextField label="Title" name="title" {...disabled} />
        <Select label="Model" name="model" options={models} {...disabled} />
        <RadioGroup label="Speed" name="speed" options={models} {...disabled} />
        <Checkbox name="right" {...disabled}>
          It is mine
        </Checkbox>
      </>,
    ),
  );
  await save();
  expect(onSubmitted).toHaveBeenCalledOnce();
});

test('a required field without a name is a mistake that is explained', () => {
  render(shown({}, <TextField label="Title" isRequired />));
  expect(() => needsNames(document.querySelector('form')!)).toThrow(
    'Kinora: A Form holds a TextField that is required and has no name.',
  );
});

test('a press while it is on its way sends nothing', async () => {
  const onSubmitted = vi.fn<() => void>();
  render(shown({ onSubmitted, isPending: true }, null));
  await save();
  expect(onSubmitted).not.toHaveBeenCalled();
});

test('a form that starts focused begins at its first field, and leaves who went on in its dialog where they are', () => {
  const inDialog = (isHere: boolean) => (
    <div role="dialog" aria-label="Save as">
      <button>Close</button>
      {isHere && shown({ startsFocused: true })}
    </div>
  );
  const { rerender } = render(inDialog(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Title/ }));
  rerender(inDialog(false));
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(inDialog(true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('a form that starts focused has what stands in its first field chosen, to be written over', () => {
  render(shown({ startsFocused: true }, <TextField label="Name" defaultValue="By the sea" />));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'By the sea'.length]);
});

test('a form that starts focused passes by what cannot be filled in, and begins at the choice that is ticked', () => {
  const { unmount } = render(
    shown(
      { startsFocused: true },
      <>
        <input type="hidden" name="id" />
        <input hidden aria-label="Trap" />
        <TextField label="Plan" isDisabled />
        <textarea disabled aria-label="Reason" />
        <select disabled aria-label="Country" />
        <RadioGroup label="Speed" name="speed" options={models} defaultValue="pro" />
      </>,
    ),
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pro' }));
  unmount();
  render(shown({ startsFocused: true }, <RadioGroup label="Speed" options={models} />));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Lite' }));
});

test('a form that starts focused takes the focus once, though its ref is written anew at each drawing', () => {
  const drawn = () => shown({ startsFocused: true, ref: () => {} });
  const { rerender } = render(drawn());
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(drawn());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});
