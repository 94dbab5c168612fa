// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Star } from '../../icons/glyphs.ts';
import { PressableCard } from '../Card/PressableCard.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Button } from './Button.tsx';

let presses = 0;
const onPress = () => void (presses += 1);

afterEach(() => {
  cleanup();
  presses = 0;
});

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const wasPressed = () => presses === 1;
const isListShown = () => screen.queryByRole('listbox') !== null;
const has = (attribute: string) => () => screen.getByRole('button').getAttribute(attribute) === 'true';

const parts: readonly (readonly [
  what: string,
  drawn: (isDisabled: boolean) => ReactElement,
  came: () => boolean,
])[] = [
  ['Button', (isDisabled) => <Button {...{ isDisabled, onPress }}>Try</Button>, wasPressed],
  [
    'IconButton',
    (isDisabled) => <IconButton label="Try" icon={Star} {...{ isDisabled, onPress }} />,
    wasPressed,
  ],
  [
    'ToggleButton',
    (isDisabled) => <ToggleButton isDisabled={isDisabled}>Try</ToggleButton>,
    has('aria-pressed'),
  ],
  ['PressableCard', (isDisabled) => <PressableCard label="Try" {...{ isDisabled, onPress }} />, wasPressed],
  ['Select', (isDisabled) => <Select label="Try" {...{ options, isDisabled }} />, isListShown],
  ['MultiSelect', (isDisabled) => <MultiSelect label="Try" {...{ options, isDisabled }} />, isListShown],
  ['ComboBox', (isDisabled) => <ComboBox label="Try" {...{ options, isDisabled }} />, isListShown],
  [
    'NumberField',
    (isDisabled) => <NumberField label="Try" defaultValue={1} isDisabled={isDisabled} />,
    () => screen.getByRole<HTMLInputElement>('textbox').value === '2',
  ],
  [
    'Disclosure',
    (isDisabled) => (
      <Disclosure title="Try" isDisabled={isDisabled}>
        Words
      </Disclosure>
    ),
    has('aria-expanded'),
  ],
];

test.each(parts)('a press on a disabled %s takes nothing from the next one', (_what, drawn, came) => {
  const { rerender } = render(drawn(true));
  // Of the two of a number the one that increases it.
  const button = screen.getAllByRole('button').at(-1)!;
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, width: 1, height: 1, pressure: 0.5 };
  const touch = () => {
    fireEvent.pointerDown(button, pointer);
    fireEvent.pointerUp(button, pointer);
  };
  // Of a disabled button browsers tell the pointer alone, and neither the mouse nor a click.
  touch();
  rerender(drawn(false));
  touch();
  fireEvent.click(button, { detail: 1 });
  expect(came()).toBe(true);
});
