// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';
import { PressableCard } from './PressableCard.tsx';
import { SelectableCard } from './SelectableCard.tsx';

afterEach(cleanup);

test('a card is the element it is told to be, with ref and className on it', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Card ref={ref} as="section" className="mine">
      Words
    </Card>,
  );
  expect(ref.current?.tagName).toBe('SECTION');
  expect(ref.current?.dataset['component']).toBe('Card');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});

test('a card is pressed as a whole by pointer and by key; a button in it is pressed alone', async () => {
  const onPress = vi.fn<() => void>();
  const onDelete = vi.fn<() => void>();
  render(
    <PressableCard label="Open Harbour" onPress={onPress}>
      <Button onPress={onDelete}>Delete</Button>
    </PressableCard>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open Harbour' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('a card with an address is a link, which says that it opens a new tab and gives it no way back', () => {
  render(
    <PressableCard label="Plans" href="https://example.com" target="_blank">
      Words
    </PressableCard>,
  );
  const link = screen.getByRole('link', { name: 'Plans (opens in a new tab or window)' });
  expect(link.getAttribute('href')).toBe('https://example.com');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('a disabled card does nothing', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <PressableCard label="Open" onPress={onPress} isDisabled>
      Words
    </PressableCard>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});

test('a card without a label is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<PressableCard label="" onPress={() => {}} />)).toThrow('has no label');
  quiet.mockRestore();
});

test('a card is chosen and let go by a key, told as a check box', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(
    <SelectableCard label="Harbour" onChange={onChange}>
      Words
    </SelectableCard>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Harbour' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('a form gets its value', () => {
  render(
    <form data-testid="form">
      <SelectableCard label="Harbour" name="frames" value="12A" defaultSelected />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('frames')).toBe('12A');
});

test.each([
  [
    'PressableCard',
    <PressableCard key="a" label="Open" onPress={() => {}} className="mine" data-testid="x" />,
  ],
  ['SelectableCard', <SelectableCard key="b" label="Choose" className="mine" data-testid="x" />],
])('%s names itself and takes className and further attributes on its root', (name, element) => {
  render(element);
  expect(screen.getByTestId('x').dataset['component']).toBe(name);
  expect(screen.getByTestId('x').classList.contains('mine')).toBe(true);
});

test('both hand their ref to their root', () => {
  const pressed = createRef<HTMLDivElement>();
  const chosen = createRef<HTMLDivElement>();
  render(
    <>
      <PressableCard ref={pressed} label="Open" onPress={() => {}} />
      <SelectableCard ref={chosen} label="Choose" />
    </>,
  );
  expect(pressed.current?.tagName).toBe('ARTICLE');
  expect(chosen.current?.tagName).toBe('DIV');
});
