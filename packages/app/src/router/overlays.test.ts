import { beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router } from './createRouter.ts';
import { memoryTrail, type MemoryTrail } from './memoryTrail.ts';
import { hrefOf } from './place.ts';
import type { Route } from './Route.ts';

const route = (path: string): Route => ({
  path,
  screen: { title: path, access: 'open' },
  load: async () => ({ Component: () => null }),
});

let trail: MemoryTrail;
let router: Router;
const inAddressBar = () => [hrefOf(trail.here()), trail.here().overlays ?? 0];
const at = () => hrefOf(router.arrived()!.place);
/** All that was to be written to the history is there. */
const settled = () => new Promise((resolve) => void setTimeout(resolve));

/** Opens something that closes when it is told to. */
function open() {
  const close = vi.fn<() => void>(() => leave());
  const leave = router.onOverlayOpened(close);
  return { close, leave };
}

beforeEach(async () => {
  trail = memoryTrail('/');
  router = createRouter(['/', '/docs', '/liked', '*'].map(route), trail);
  await router.ready;
  await router.navigate('/docs?tab=api');
});

test('a step back closes what lies over the page, and the next one leads from the page', async () => {
  const { close } = open();
  await settled();
  expect(inAddressBar()).toEqual(['/docs?tab=api', 1]);
  trail.step(-1);
  await settled();
  expect(close).toHaveBeenCalledOnce();
  expect([at(), ...inAddressBar()]).toEqual(['/docs?tab=api', '/docs?tab=api', 0]);
  trail.step(-1);
  await settled();
  expect([at(), ...inAddressBar()]).toEqual(['/', '/', 0]);
});

test('of two that lie over each other a step back closes the upper one', async () => {
  const [lower, upper] = [open(), open()];
  await settled();
  trail.step(-1);
  await settled();
  expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([0, 1]);
  trail.step(-1);
  expect(lower.close).toHaveBeenCalledOnce();
});

test('what is closed otherwise takes its entry along', async () => {
  const { leave, close } = open();
  await settled();
  leave();
  await settled();
  expect(inAddressBar()).toEqual(['/docs?tab=api', 0]);
  trail.step(-1);
  expect(at()).toBe('/');
  expect(close).not.toHaveBeenCalled();
});

test('what opens in the place of another has its entry', async () => {
  const push = vi.spyOn(trail, 'push');
  const first = open();
  await settled();
  first.leave();
  const second = open();
  await settled();
  expect(push).toHaveBeenCalledOnce();
  second.leave();
  await settled();
  const third = open();
  await settled();
  expect(inAddressBar()).toEqual(['/docs?tab=api', 1]);
  trail.step(-1);
  expect(third.close).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'a link in it leads on from the page below, whether it closes before (%s) or after',
  async (isClosedFirst) => {
    open();
    const { leave } = open();
    await settled();
    if (isClosedFirst) leave();
    const there = router.navigate('/liked');
    if (!isClosedFirst) leave();
    await there;
    await settled();
    expect(at()).toBe('/liked');
    expect(hrefOf(trail.here())).toBe('/liked');
    trail.step(-1);
    trail.step(-1);
    await settled();
    expect([at(), ...inAddressBar()]).toEqual(['/docs?tab=api', '/docs?tab=api', 0]);
  },
);

test('an address put in place of the one below leaves no step to that one', async () => {
  const { leave } = open();
  await settled();
  void router.navigate('?tab=guides', { replace: true });
  expect(at()).toBe('/docs?tab=guides');
  leave();
  await settled();
  expect(inAddressBar()).toEqual(['/docs?tab=guides', 0]);
  trail.step(-1);
  expect(at()).toBe('/');
});

test('returning leads past what lies over the page', async () => {
  await router.navigate('?tab=api&open=1');
  const { leave } = open();
  await settled();
  leave();
  await router.navigate('?tab=api', { isReturn: true });
  await settled();
  expect([at(), ...inAddressBar()]).toEqual(['/docs?tab=api', '/docs?tab=api', 0]);
  trail.step(-1);
  expect(at()).toBe('/');
});

test('a reload with something open, and a step forward to it, lead to the page', async () => {
  const { leave } = open();
  await settled();
  trail.step(-1);
  await settled();
  trail.step(1);
  await settled();
  expect(inAddressBar()).toEqual(['/docs?tab=api', 0]);
  leave();

  open();
  await settled();
  const again = createRouter(['/', '/docs', '/liked', '*'].map(route), trail);
  await again.ready;
  await settled();
  expect(inAddressBar()).toEqual(['/docs?tab=api', 0]);
});
