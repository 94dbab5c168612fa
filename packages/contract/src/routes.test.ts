import { describe, expect, it } from 'vitest';
import { creationHref, isGated, modeHref, routes, sharedAlbumHref } from './routes.ts';

describe('the routes', () => {
  it('have these among them, each once (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A27, A28, D37)', () => {
    const specified = [
      '/',
      '/videos',
      '/kling-ai',
      '/wan-i2v',
      '/stable-video',
      '/cogvideox-5b',
      '/veo3',
      '/seedance',
      '/tutorials',
      '/creation-history',
      '/bookmarks',
      '/liked',
      '/saved-albums',
      '/trained-models',
      '/create-image',
      '/image-to-prompt',
      '/models',
      '/help',
      '/feedback',
      '/docs',
      '/documentation',
      '/pricing',
      '/ultimate-upscale',
      '/train-model',
      '/characters',
      '/account',
      '/reset-password',
      '/terms',
      '/privacy',
    ];
    const paths: string[] = Object.values(routes).map((route) => route.path);
    expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('take no parameter, and are called so that a tab can be told from another (A24)', () => {
    for (const { path, title } of Object.values(routes)) {
      expect(path).toMatch(/^\/[a-z0-9-]*$/);
      expect(title.trim()).not.toBe('');
    }
  });

  it('put what is one’s own behind the gate, and nothing else (D4)', () => {
    const gated = Object.values(routes).filter((route) => route.access === 'member');
    expect(gated.map((route) => route.path)).toEqual([
      '/creation-history',
      '/bookmarks',
      '/liked',
      '/saved-albums',
      '/trained-models',
      '/characters',
      '/account',
    ]);
  });

  it.each([
    ['albums', '', true],
    ['albums', 'shared=7f3a', false],
    ['albums', 'shared=', true],
    ['albums', 'sort=recent', true],
    ['history', 'shared=7f3a', true],
    ['models', '', false],
  ] as const)(
    'a link opens a shared album to anybody: %s?%s behind the gate is %o (D37)',
    (name, query, gated) => {
      expect(isGated(routes[name], new URLSearchParams(query))).toBe(gated);
    },
  );

  it('name what they show in the query (D37)', () => {
    expect(creationHref('a b')).toBe('/creation-history?creation=a%20b');
    expect(sharedAlbumHref('x&y')).toBe('/saved-albums?shared=x%26y');
    expect(modeHref(routes.premium.path, 'lip-sync')).toBe('/kling-ai?mode=lip-sync');
  });
});
