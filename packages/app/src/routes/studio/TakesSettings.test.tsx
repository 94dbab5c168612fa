// @vitest-environment happy-dom
import { createImage } from '@kinora/contract';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TakesSettings } from './TakesSettings.tsx';

const look = vi.hoisted(() => vi.fn<(files: readonly File[]) => void>());
vi.mock('./useFileSettings.ts', () => ({ useFileSettings: () => ({ look, beside: () => null }) }));

afterEach(() => {
  cleanup();
  look.mockReset();
});

const boats = new File(['x'], 'boats.png', { type: 'image/png' });
const studio = () =>
  render(
    <TakesSettings tool={createImage} companion={() => null}>
      {() => <input aria-label="Prompt" />}
    </TakesSettings>,
  );

/** happy-dom makes neither event with what it carries. */
function bring(type: 'drop' | 'paste', target: Element) {
  const event = createEvent(type, target, { bubbles: true });
  Object.defineProperty(event, type === 'drop' ? 'dataTransfer' : 'clipboardData', {
    value: { files: [boats], types: ['Files'] },
  });
  fireEvent(target, event);
}

it.each(['drop', 'paste'] as const)(
  'a file that comes by %s is looked at wherever in the window that is, with or without a focus',
  (type) => {
    studio();
    bring(type, screen.getByLabelText('Prompt'));
    expect(look).toHaveBeenLastCalledWith([boats]);
    bring(type, document.body);
    expect(look).toHaveBeenCalledTimes(2);
  },
);

it('a file that is pasted into what lies over a studio is not looked at, and none once the studio is gone', () => {
  const { container, unmount } = studio();
  container.inert = true;
  bring('paste', document.body);
  container.inert = false;
  unmount();
  bring('paste', document.body);
  expect(look).not.toHaveBeenCalled();
});
