import { describe, expect, it } from 'vitest';
import { defaultTheme, themeAttributes } from './theme.ts';

describe('a theme on a page', () => {
  it('the system’s own needs no attribute', () => {
    expect(themeAttributes(defaultTheme)).toEqual({ 'data-mode': undefined, 'data-surround': undefined });
  });

  it('says its mode and its surround', () => {
    expect(themeAttributes({ mode: 'dark', surround: 'grey' })).toEqual({
      'data-mode': 'dark',
      'data-surround': 'grey',
    });
  });
});
