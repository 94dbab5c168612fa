// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskedCode } from './AskedCode.ts';
import { lateOverlay, type Openable } from './lateOverlay.tsx';

afterEach(cleanup);

const Shown = ({ isOpen }: Openable) => <p>{isOpen ? 'Open' : 'Closed'}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: late.js'));

/** The overlay, where somebody hears of its code. */
function followed(Late: ComponentType<Openable>) {
  const onLost = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const draw = (isOpen: boolean) => (
    <AskedCode value={(code) => code.catch(onLost)}>
      <Late {...{ isOpen, onOpenChange }} />
    </AskedCode>
  );
  return { onLost, onOpenChange, draw };
}

test('an overlay that was never open is not there, also where its code came with another', async () => {
  const Late = lateOverlay(
    async () => ({ Shown }),
    (code) => code.Shown,
  );
  const draw = (isOpen: boolean) => <Late isOpen={isOpen} onOpenChange={() => {}} />;
  const first = render(draw(true));
  expect(await screen.findByText('Open')).toBeTruthy();
  // It has its way out.
  first.rerender(draw(false));
  expect(screen.getByText('Closed')).toBeTruthy();
  first.unmount();

  const second = render(draw(false));
  expect(screen.queryByText(/Open|Closed/)).toBeNull();
  second.rerender(draw(true));
  expect(await screen.findByText('Open')).toBeTruthy();
});

test('an overlay whose code is lost closes, is told of, and opens when it is asked for again', async () => {
  const Late = lateOverlay(vi.fn(async () => ({ Shown })).mockImplementationOnce(lost), (code) => code.Shown);
  const { onLost, onOpenChange, draw } = followed(Late);
  const { rerender } = render(draw(true));
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
  expect(onLost).toHaveBeenCalledOnce();
  rerender(draw(false));
  rerender(draw(true));
  expect(await screen.findByText('Open')).toBeTruthy();
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('an overlay that is no longer asked for when its code is lost closes nothing that opened instead', async () => {
  let lose!: (error: Error) => void;
  const Late = lateOverlay(
    () => new Promise<{ Shown: typeof Shown }>((_come, reject) => (lose = reject)),
    (code) => code.Shown,
  );
  const { onLost, onOpenChange, draw } = followed(Late);
  const { rerender } = render(draw(true));
  rerender(draw(false));
  lose(new TypeError('Failed to fetch dynamically imported module: late.js'));
  await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  expect(onOpenChange).not.toHaveBeenCalled();
});

const goneOn = {
  'pressed Escape': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  'went on with Tab': () => fireEvent.keyDown(document.body, { key: 'Tab' }),
  'pressed something else': () => fireEvent.pointerDown(document.body),
  'is on another page': () => history.pushState(null, '', '/elsewhere'),
};

/** An overlay that was asked for, and whose code comes when it is told to. */
function asked() {
  let come!: () => void;
  const Late = lateOverlay(
    () => new Promise<{ Shown: typeof Shown }>((resolve) => (come = () => resolve({ Shown }))),
    (code) => code.Shown,
  );
  const { onOpenChange, draw } = followed(Late);
  const { rerender } = render(draw(true));
  return { onOpenChange, draw, rerender, arrive: () => act(async () => come()) };
}

test.each(Object.entries(goneOn))(
  'an overlay whose code comes to somebody who %s leaves them in peace, and opens when it is asked for again',
  async (_name, goOn) => {
    const { href } = location;
    const { onOpenChange, draw, rerender, arrive } = asked();
    goOn();
    await arrive();
    history.replaceState(null, '', href);
    expect(screen.queryByText('Open')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    rerender(draw(false));
    rerender(draw(true));
    await arrive();
    expect(screen.getByText('Open')).toBeTruthy();
    expect(onOpenChange).toHaveBeenCalledOnce();
  },
);

test('an overlay whose code comes to somebody who only writes on meanwhile opens', async () => {
  const { onOpenChange, arrive } = asked();
  fireEvent.keyDown(document.body, { key: 'k' });
  await arrive();
  expect(screen.getByText('Open')).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
});
