// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTrail } from './browserTrail.ts';
import { hrefOf, placeAt } from './place.ts';

beforeEach(() => history.replaceState(null, '', '/docs?tab=api#top'));
afterEach(() => void vi.restoreAllMocks());

test('an entry that nobody has named yet gets its name, which a reload finds again', () => {
  const here = browserTrail().here();
  expect(hrefOf(here)).toBe('/docs?tab=api#top');
  expect(browserTrail().here()).toEqual(here);
});

test('a new place is an entry of its own, one in place of another is none', () => {
  const trail = browserTrail();
  const before = history.length;
  const there = { ...placeAt('/liked?sort=newest'), before: '/docs?tab=api#top' };
  trail.push(there);
  expect(trail.here()).toEqual(there);
  expect(history.length).toBe(before + 1);
  const instead = placeAt('/liked');
  trail.replace(instead);
  expect(trail.here()).toEqual(instead);
  expect(history.length).toBe(before + 1);
});

test('steps back are those of the browser, all at once', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  browserTrail().back(2);
  expect(go.mock.calls).toEqual([[-2]]);
});

test('what lies over a page is known to its entry, and an entry that is refused loads no page', () => {
  const trail = browserTrail();
  const over = { ...trail.here(), overlays: 1 };
  trail.push(over);
  expect(browserTrail().here()).toEqual(over);
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  trail.push({ ...over, overlays: 2 });
  expect(assign).not.toHaveBeenCalled();
});

test('a step back or forward is told', () => {
  const onStepped = vi.fn<() => void>();
  browserTrail().onStepped(onStepped);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onStepped).toHaveBeenCalledOnce();
});

test('where the browser takes no further entry, the page is loaded', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  browserTrail().push(placeAt('/liked'));
  expect(assign).toHaveBeenCalledWith('/liked');
});

test('where the browser no longer writes over an entry, the page stays as it is', () => {
  const trail = browserTrail();
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  expect(() => trail.replace(placeAt('/docs?tab=guides'))).not.toThrow();
  expect(hrefOf(trail.here())).toBe('/docs?tab=api#top');
});
