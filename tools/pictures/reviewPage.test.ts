// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Difference } from './differences.ts';
import { reviewPage } from './reviewPage.ts';

const differs = (story: string): Difference => ({ set: 'dark', story, isNew: false, hasDiff: true });
const stories = ['button--rest', 'menu--open', 'dialog--open'];

const server = vi.fn<(path: string, request: { body: string }) => Promise<Response>>();
const asked = () => server.mock.calls.map(([path, { body }]) => [path, JSON.parse(body) as unknown]);
const buttonOf = (story: string) =>
  document.querySelector<HTMLButtonElement>(`article[data-story="${story}"] button`)!;
const all = () => document.querySelector<HTMLButtonElement>('body > header button')!;
const said = () => document.querySelector('[role=status]')!.textContent;

/** The page as a browser has it, its script run. */
beforeEach(() => {
  server.mockReset();
  server.mockImplementation(async () => new Response('accepted'));
  vi.stubGlobal('fetch', server);
  const page = reviewPage(stories.map(differs), ({ story }, which) => `/${which}/${story}`, true);
  const [, markup, script] = /<\/style>(.*)<script>(.*)<\/script>/s.exec(page)!;
  document.body.innerHTML = markup!;
  runInThisContext(`{${script!}}`);
});

it("'Accept all' accepts one after the other what is not accepted yet, and says when it is done", async () => {
  buttonOf('menu--open').click();
  await vi.waitFor(() => expect(said()).toBe('2 left'));
  all().click();
  await vi.waitFor(() => expect(said()).toMatch(/^All are accepted\./));
  const order = ['menu--open', 'button--rest', 'dialog--open'];
  expect(asked()).toEqual(order.map((story) => ['/accept', { set: 'dark', story }]));
  expect(all().disabled).toBe(true);
  expect(stories.map((story) => [buttonOf(story).textContent, buttonOf(story).disabled])).toEqual(
    stories.map(() => ['Accepted', true]),
  );
});

it("'Accept all' ends at the first that can't be, and says why; the others can still be accepted", async () => {
  server.mockImplementationOnce(async () => new Response('Nothing differs here.', { status: 404 }));
  all().click();
  await vi.waitFor(() => expect(said()).toBe('Nothing differs here.'));
  expect(asked()).toHaveLength(1);
  expect(all().disabled).toBe(false);
  buttonOf('dialog--open').click();
  await vi.waitFor(() => expect(said()).toBe('2 left'));
});
