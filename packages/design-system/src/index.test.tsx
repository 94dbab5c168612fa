// Runs where there is no window: every component has to draw itself on a server.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { components, leastProps, within } from './dev/leastProps.tsx';
import * as glyphs from './icons/glyphs.ts';
import * as designSystem from './index.ts';

/** Nothing of these is in the page until it opens in a browser. */
const invisibleOnServer = new Set([
  'AlertDialog',
  'CommandPalette',
  'Dialog',
  'Drawer',
  'Sheet',
  'ToastRegion',
]);

describe('on a server', () => {
  test.each(components)('%s draws itself', (name, Component) => {
    const element = createElement(Component, leastProps[name]);
    const html = renderToString(within[name]?.(element) ?? element);
    expect(html === '').toBe(invisibleOnServer.has(name));
    expect(html).not.toContain('undefined');
  });

  test.each(Object.entries(glyphs))('the drawing %s draws itself', (_name, glyph) => {
    expect(renderToString(<designSystem.Icon glyph={glyph} />)).toContain('<svg');
  });

  test('no component is left out', () => {
    expect(Object.keys(leastProps).toSorted()).toEqual(components.map(([name]) => name).toSorted());
  });
});
