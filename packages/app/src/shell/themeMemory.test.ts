// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { applyTheme, rememberedTheme, rememberTheme } from './themeMemory.ts';

afterEach(() => {
  localStorage.clear();
  applyTheme({ mode: 'system', surround: 'theme' });
});

describe('the look of this browser (A43)', () => {
  it('is the system’s until something else is chosen, and then kept', () => {
    expect(rememberedTheme()).toEqual({ mode: 'system', surround: 'theme' });
    rememberTheme({ mode: 'dark', surround: 'grey' });
    expect(rememberedTheme()).toEqual({ mode: 'dark', surround: 'grey' });
  });

  it.each(['not json', '{"mode":"neon","surround":3}', 'null'])('survives what it can’t read: %s', (kept) => {
    localStorage.setItem('kinora-theme', kept);
    expect(rememberedTheme()).toEqual({ mode: 'system', surround: 'theme' });
  });

  it('is on the page, and goes from it', () => {
    const { dataset } = document.documentElement;
    applyTheme({ mode: 'dark', surround: 'white' });
    expect([dataset['mode'], dataset['surround']]).toEqual(['dark', 'white']);
    applyTheme({ mode: 'system', surround: 'theme' });
    expect([dataset['mode'], dataset['surround']]).toEqual([undefined, undefined]);
  });
});
