// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { components, leastProps, within } from './dev/leastProps.tsx';

afterEach(cleanup);

/** What draws no root of its own, and why. */
const rootless: Readonly<Record<string, string>> = {
  ClockProvider: 'draws what it is given',
  CommandKey: 'is a Kbd',
  LabelsProvider: 'draws what it is given',
  LocaleProvider: 'draws what it is given',
  NavigationProvider: 'draws what it is given',
  ToastRegion: 'is there once there is a toast: Toast.test.tsx',
  ToolbarSeparator: 'is a line',
  Virtualizer: 'draws the list that it is given',
};
const opened = new Set(['CascadingMenu', 'Menu', 'Popover', 'Tooltip']);

describe('each hands ref, className and further attributes to its root, which names its component', () => {
  test.each(components.filter(([name]) => !(name in rootless)))('%s', async (name, Component) => {
    const ref = createRef<HTMLElement>();
    const props = { ...leastProps[name], ref, className: 'mine', 'data-testid': 'root' };
    const element = createElement(Component, opened.has(name) ? { ...props, defaultOpen: true } : props);
    render(within[name]?.(element) ?? element);
    const root = await screen.findByTestId('root');
    expect(ref.current).toBe(root);
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.dataset['component']).toBe(name);
  });
});
