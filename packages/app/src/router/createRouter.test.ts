import { beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router } from './createRouter.ts';
import { memoryTrail, type MemoryTrail } from './memoryTrail.ts';
import { hrefOf } from './place.ts';
import type { Route, RouteCode } from './Route.ts';

const codeOf = (name: string): RouteCode => ({ Component: () => name });

/** Screens whose code comes when the test says so. */
function late(path: string) {
  const asked: ((code: RouteCode) => void)[] = [];
  const load = vi.fn<Route['load']>(() => new Promise((come) => asked.push(come)));
  const route: Route = { path, screen: { title: path, access: 'open' }, load };
  return { route, load, come: (code: Partial<RouteCode> = {}) => asked.pop()!({ ...codeOf(path), ...code }) };
}

const [home, docs, liked, lost] = ['/', '/docs', '/liked', '*'].map(late) as [Late, Late, Late, Late];
type Late = ReturnType<typeof late>;

let trail: MemoryTrail;
let router: Router;
const at = () => hrefOf(router.arrived()!.place);
const inAddressBar = () => hrefOf(trail.here());

beforeEach(async () => {
  for (const { load } of [home, docs, liked, lost]) load.mockClear();
  trail = memoryTrail('/');
  router = createRouter(
    [home, docs, liked, lost].map(({ route }) => route),
    trail,
  );
  expect(router.arrived()).toBeNull();
  home.come();
  await router.ready;
});

test('the former screen and its address stay until the code of the next is there', async () => {
  const there = router.navigate('/docs?tab=api');
  expect([at(), inAddressBar()]).toEqual(['/', '/']);
  docs.come();
  await there;
  expect([at(), inAddressBar()]).toEqual(['/docs?tab=api', '/docs?tab=api']);
  expect(router.arrived()!.route).toBe(docs.route);
});

test('of two that are wanted the later one counts, whichever arrives first', async () => {
  const first = router.navigate('/docs');
  const second = router.navigate('/liked');
  liked.come();
  await second;
  docs.come();
  await first;
  expect([at(), inAddressBar()]).toEqual(['/liked', '/liked']);
  trail.step(-1);
  expect(at()).toBe('/');
});

test('what is done with an arrival is done when it is certain, and not where another place is wanted by then', async () => {
  const seen: string[] = [];
  const onArriving = () => void seen.push(at());
  void router.navigate('/docs', { onArriving });
  await router.navigate('/?welcome');
  docs.come();
  void router.navigate('/liked', { onArriving });
  expect(seen).toEqual([]);
  liked.come();
  await vi.waitFor(() => expect(at()).toBe('/liked'));
  expect(seen).toEqual(['/?welcome']);
});

/** A way that asks first; what was asked is answered with these. */
async function askedOnTheWay(onArriving: () => void) {
  const asked: [goOn: () => void, stay: () => void][] = [];
  const stop = router.onLeaving((...answers) => void asked.push(answers));
  const over = vi.fn<() => void>();
  const away = router.navigate('/docs', { onArriving }).then(over);
  // Whatever is settled at once is told by then.
  await Promise.resolve().then(() => {});
  expect(over).not.toHaveBeenCalled();
  stop();
  const [goOn, stay] = asked[0]!;
  return { away, goOn, stay };
}

test('what is done with an arrival, and whoever waits for one, waits for the answer of who is asked before leaving', async () => {
  const onArriving = vi.fn<() => void>();
  const { away, goOn } = await askedOnTheWay(onArriving);
  expect(onArriving).not.toHaveBeenCalled();
  goOn();
  docs.come();
  await away;
  expect(onArriving).toHaveBeenCalledOnce();
  expect(at()).toBe('/docs');
});

test('whoever waits for an arrival learns that who was asked before leaving stays', async () => {
  const onArriving = vi.fn<() => void>();
  const { away, stay } = await askedOnTheWay(onArriving);
  stay();
  await away;
  expect(onArriving).not.toHaveBeenCalled();
  expect(at()).toBe('/');
});

test('what is done with an arrival is done where a step back leads there too', async () => {
  await router.navigate('/?open=1');
  const seen: string[] = [];
  await router.navigate('/', { isReturn: true, onArriving: () => seen.push(at()) });
  expect(seen).toEqual(['/?open=1']);
  expect(at()).toBe('/');
});

test('who stays after all is not led away by what comes later', async () => {
  const away = router.navigate('/docs');
  await router.navigate('/?welcome');
  docs.come();
  await away;
  expect(at()).toBe('/?welcome');
});

test('a step back is gone at once where the code is there, and waits where it is not', async () => {
  const there = router.navigate('/docs');
  docs.come();
  await there;
  trail.step(-1);
  expect(at()).toBe('/');
  trail.step(1);
  expect(at()).toBe('/docs');
  expect(docs.load).toHaveBeenCalledOnce();
});

test('another question to the same screen is answered at once, and asks for no code', async () => {
  void router.navigate('?sort=newest');
  expect(at()).toBe('/?sort=newest');
  trail.step(-1);
  expect(at()).toBe('/');
  expect(home.load).toHaveBeenCalledOnce();
});

test('a question asked while another screen is awaited is one to the screen that is shown', () => {
  void router.navigate('/docs');
  void router.navigate('?sort=newest');
  expect(at()).toBe('/?sort=newest');
});

test('in place of an address, and to the one that is shown already, there is no step back', async () => {
  await router.navigate('/?a');
  await router.navigate('/?b', { replace: true });
  await router.navigate('/?b');
  trail.step(-1);
  expect(at()).toBe('/');
  trail.step(1);
  expect(at()).toBe('/?b');
});

test('returning takes the step that led here back, and leaves none that leads nowhere', async () => {
  await router.navigate('/?sort=newest');
  await router.navigate('?sort=newest&open=1');
  await router.navigate('?sort=newest&open=2', { replace: true });
  await Promise.all([
    router.navigate('?sort=newest', { isReturn: true }),
    router.navigate('?sort=newest', { isReturn: true }),
  ]);
  expect([at(), inAddressBar()]).toEqual(['/?sort=newest', '/?sort=newest']);
  trail.step(1);
  expect(at()).toBe('/?sort=newest&open=2');
  trail.step(-1);
  trail.step(-1);
  expect(at()).toBe('/');
});

test('returning to where one did not come from takes the place of what is left', async () => {
  await router.navigate('/?open=1');
  await router.navigate('/?sort=newest', { isReturn: true });
  expect(at()).toBe('/?sort=newest');
  trail.step(-1);
  expect(at()).toBe('/');
});

test('an arrival says whether the page stays where it was scrolled to', async () => {
  await router.navigate('/?a', { keepsScroll: true });
  expect(router.arrived()!.keepsScroll).toBe(true);
  await router.navigate('/?b');
  expect(router.arrived()!.keepsScroll).toBe(false);
});

test('what did not arrive is asked for again by the next visit, and not by another question to it', async () => {
  const there = router.navigate('/docs');
  docs.come({ isLost: true });
  await there;
  await router.navigate('?tab=api');
  await router.navigate('/');
  expect(docs.load).toHaveBeenCalledOnce();
  const again = router.navigate('/docs');
  docs.come();
  await again;
  await router.navigate('/');
  await router.navigate('/docs');
  expect(docs.load).toHaveBeenCalledTimes(2);
});

test('what is awaited is known until it has arrived, or another is wanted', async () => {
  const told = vi.fn<() => void>();
  const stop = router.onAwaited(told);
  void router.navigate('/docs');
  expect(router.awaited()).toBe(docs.route);
  const there = router.navigate('/liked');
  expect(router.awaited()).toBe(liked.route);
  liked.come();
  await there;
  expect(router.awaited()).toBeNull();
  void router.navigate('/docs');
  void router.navigate('?sort=newest');
  expect(router.awaited()).toBeNull();
  expect(told).toHaveBeenCalledTimes(5);
  stop();
  void router.navigate('/docs');
  expect(told).toHaveBeenCalledTimes(5);
});

test('every other address is for the screen that says so', async () => {
  const there = router.navigate('/nowhere');
  lost.come();
  await there;
  expect([at(), router.arrived()!.route]).toEqual(['/nowhere', lost.route]);
});

test('an arrival is told, and no longer to whoever listens no more', async () => {
  const told = vi.fn<() => void>();
  const stop = router.onArrived(told);
  await router.navigate('?a');
  stop();
  await router.navigate('?b');
  expect(told).toHaveBeenCalledOnce();
});
