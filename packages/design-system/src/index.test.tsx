// Runs where there is no window: every component has to draw itself on a server.
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as glyphs from './icons/glyphs.ts';
import * as designSystem from './index.ts';

const trigger = <designSystem.Button>Open</designSystem.Button>;
const overlay = { isOpen: true, onOpenChange: () => {}, title: 'Title', label: 'Label' };

/** The least that each component needs. A new export without a line here fails the last test. */
const props: Record<string, Record<string, unknown>> = {
  AlertDialog: { ...overlay, confirmLabel: 'Delete', onConfirmed: () => {} },
  AspectRatio: { ratio: 16 / 9 },
  Badge: { children: 'New' },
  Button: { children: 'Generate' },
  Card: { children: 'Card' },
  Dialog: overlay,
  Drawer: { ...overlay, children: 'Content' },
  DropZone: { label: 'Drop a picture', onFilesDropped: () => {} },
  FileButton: { onFilesPicked: () => {} },
  Grid: { children: 'Cell' },
  Heading: { level: 2, children: 'Heading' },
  Icon: { glyph: glyphs.Play, label: 'Play' },
  IconButton: { label: 'Play', icon: glyphs.Play },
  Inline: { children: 'Inline' },
  Kbd: { children: 'K' },
  KinoraMark: { label: 'Kinora' },
  LabelsProvider: { labels: {}, children: 'Words' },
  Link: { href: '/', target: '_blank', children: 'Link' },
  LinkButton: { href: '/', children: 'Link' },
  LocaleProvider: { locale: 'ar', children: 'Words' },
  Menu: { trigger, label: 'Menu', items: [{ id: 'one', label: 'One' }] },
  NavigationProvider: { navigate: () => {}, children: 'Words' },
  Notice: { tone: 'danger', title: 'Notice' },
  PasswordField: { label: 'Password' },
  Popover: { trigger, label: 'Popover', children: 'Content' },
  ProgressBar: { label: 'Progress', value: 40 },
  RangeSlider: { label: 'Range', defaultValue: [20, 40] },
  ScrollArea: { label: 'Region', children: 'Content' },
  Select: { label: 'Select', options: [{ value: 'one', label: 'One' }], defaultValue: 'one' },
  Skeleton: { shape: 'text', lines: 2 },
  SkipLink: { targetId: 'main' },
  Slider: { label: 'Slider', isEditable: true, marks: [{ value: 50, label: '50' }] },
  Stack: { children: 'Stack' },
  Switch: { children: 'Switch' },
  Tabs: { label: 'Tabs', items: [{ id: 'one', label: 'One', content: 'Content' }] },
  Text: { children: 'Text' },
  TextArea: { label: 'Prompt', maxLength: 100 },
  TextField: { label: 'Name' },
  ToastRegion: { queue: designSystem.createToastQueue() },
  Tooltip: { trigger, children: 'Words' },
  VisuallyHidden: { children: 'Hidden' },
};

/** Nothing of these is in the page until it opens in a browser. */
const invisibleOnServer = new Set(['AlertDialog', 'Dialog', 'Drawer', 'ToastRegion']);

const components = Object.entries<unknown>(designSystem)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name, value]) => [name, value as ComponentType<Record<string, unknown>>] as const);

describe('on a server', () => {
  test.each(components)('%s draws itself', (name, Component) => {
    const html = renderToString(createElement(Component, props[name]));
    expect(html === '').toBe(invisibleOnServer.has(name));
    expect(html).not.toContain('undefined');
  });

  test.each(Object.entries(glyphs))('the drawing %s draws itself', (_name, glyph) => {
    expect(renderToString(<designSystem.Icon glyph={glyph} />)).toContain('<svg');
  });

  test('no component is left out', () => {
    expect(Object.keys(props).toSorted()).toEqual(components.map(([name]) => name).toSorted());
  });
});
