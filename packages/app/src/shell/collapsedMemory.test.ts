// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberCollapsed, startsCollapsed } from './collapsedMemory.ts';

beforeEach(() => localStorage.clear());

const at = (innerWidth: number) => vi.stubGlobal('innerWidth', innerWidth);

it('the sidebar is whole where there is room, and a strip in a window under 1024 px (A31, A32)', () => {
  at(1280);
  expect(startsCollapsed()).toBe(false);
  at(768);
  expect(startsCollapsed()).toBe(true);
});

it('the sidebar is as it was left, whatever room there is (A31, A32)', () => {
  at(768);
  rememberCollapsed(false);
  expect(startsCollapsed()).toBe(false);
  at(1280);
  rememberCollapsed(true);
  expect(startsCollapsed()).toBe(true);
});
