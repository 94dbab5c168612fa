// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Code } from './Code.tsx';
import { CodeBlock } from './CodeBlock.tsx';

let writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('code is copied as it shows, says so, and is itself again after a while', async () => {
  render(<CodeBlock label="Prompt" code="A lighthouse at dawn" />);
  expect(screen.getByRole('status').textContent).toBe('');
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('A lighthouse at dawn');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('a second press says it for its full time', async () => {
  render(<CodeBlock label="Prompt" code="A lighthouse" />);
  await press();
  act(() => void vi.advanceTimersByTime(3000));
  await press();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('code says what to do where copying is refused', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CodeBlock label="Prompt" code="A lighthouse" labels={{ copyFailed: 'Copy it by hand.' }} />);
  await press();
  expect(screen.getByRole('status').textContent).toBe('Copy it by hand.');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('code says what to do where a page has no clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  render(<CodeBlock label="Prompt" code="A lighthouse" />);
  await press();
  expect(screen.getByRole('status').textContent).toMatch(/select the text instead/);
});

test('the text of code can be reached by keys, under its name', () => {
  render(<CodeBlock label="Prompt" code="A lighthouse" />);
  expect(screen.getByRole('region', { name: 'Prompt' }).tabIndex).toBe(0);
});

test.each([
  ['Code', <Code key="a" className="mine" data-testid="root" />],
  ['CodeBlock', <CodeBlock key="b" label="Prompt" code="" className="mine" data-testid="root" />],
])('%s names itself and takes className and further attributes on its root', (name, element) => {
  render(element);
  expect(screen.getByTestId('root').dataset['component']).toBe(name);
  expect(screen.getByTestId('root').classList.contains('mine')).toBe(true);
});
