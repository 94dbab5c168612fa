import { routes, studioPages, type StudioPage } from '@kinora/contract';
import { historyFixture } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { englishKitLabels } from '../../english.ts';
import { paletteItems } from './paletteItems.ts';

const items = (isMember: boolean) =>
  paletteItems({ isMember, creations: historyFixture(3), words: englishKitLabels.shell });

describe('what the palette knows', () => {
  it('each item has an id of its own', () => {
    const ids = items(true).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every page can be found once, but for a mail’s and another name of the same', () => {
    const hrefs = items(true).flatMap(({ href }) => href ?? []);
    const left = Object.values(routes)
      .map(({ path }) => path)
      .filter((path) => hrefs.filter((href) => href === path).length !== 1);
    expect(left).toEqual([routes.documentation.path, routes.resetPassword.path]);
  });

  it.each(Object.values<StudioPage>(studioPages))('$title is among the tools', ({ path }) => {
    expect(items(false).find(({ href }) => href === path)?.group).toBe('Tools');
  });

  it('what was made last leads to itself', () => {
    const [first] = historyFixture(1);
    expect(items(true)[0]).toMatchObject({
      group: 'Recent creations',
      href: `/creation-history?creation=${first!.id}`,
    });
  });

  it('a member finds the way out, a visitor the way in', () => {
    const ends = (isMember: boolean) => items(isMember).at(-1)?.label;
    expect([ends(true), ends(false)]).toEqual(['Sign Out', 'Sign In']);
  });

  it.each([
    ['lip sync', '/kling-ai?mode=lip-sync'],
    ['motion brush', '/kling-ai?mode=motion-brush'],
    ['video extend', '/kling-ai?mode=video-extend'],
  ])('%s is found, and leads to its mode', (words, href) => {
    expect(items(false).find(({ label }) => label.toLowerCase() === words)?.href).toBe(href);
  });

  it('a product may lead to other places', () => {
    const places = [{ id: 'wiki', label: 'Wiki', href: '/wiki' }];
    const found = paletteItems({ isMember: false, creations: [], words: englishKitLabels.shell, places });
    expect(found.flatMap(({ href }) => href ?? [])).toEqual(['/wiki']);
  });
});
