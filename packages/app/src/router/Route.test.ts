import { expect, test } from 'vitest';
import { routeAt, type Route } from './Route.ts';

const route = (path: string): Route => ({
  path,
  screen: { title: path, access: 'open' },
  load: async () => ({ Component: () => null }),
});
const routes = ['*', '/', '/pricing'].map(route);

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/pricing/more', '*'],
  ['/nowhere', '*'],
])('the address %s leads to %s', (pathname, path) => {
  expect(routeAt(routes, pathname).path).toBe(path);
});

test('a table without a route for all other addresses says so', () => {
  expect(() => routeAt([], '/nowhere')).toThrow("add '*'");
});
