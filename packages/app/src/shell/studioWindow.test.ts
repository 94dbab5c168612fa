// @vitest-environment happy-dom
import type { MouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../nextTask.ts';
import { isStudioWindow } from './isStudioWindow.ts';
import { answerWindowRequest } from './studioWindow.ts';

const pressed = (keys: Partial<MouseEvent<HTMLElement>> = {}, here?: string) => {
  const preventDefault = vi.fn<() => void>();
  const press = { button: 0, preventDefault, ...keys } as unknown as MouseEvent<HTMLElement>;
  answerWindowRequest({ href: '/wan-i2v', press }, here);
  return preventDefault;
};

afterEach(() => vi.restoreAllMocks());

describe('a link to a studio', () => {
  it('a press opens a window of 1400 by 900, and keeps the link from opening another (A37, D25)', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    expect(pressed()).toHaveBeenCalledOnce();
    const [href, name, features] = open.mock.calls[0]!;
    expect(href).toBe('/wan-i2v');
    expect(isStudioWindow(name!)).toBe(true);
    expect(features).toMatch(/width=1400,height=900/);
    expect(features).not.toMatch(/noopener/);
  });

  it('a link whose window was blocked is left to open a tab (A38)', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(pressed()).not.toHaveBeenCalled();
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey'] as const)('a press with %s does what links do (D25)', (key) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    expect(pressed({ [key]: true })).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('a press on the link to the page that one is on stays there, and so does what stands on the stage (A37)', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    expect(pressed({}, '/wan-i2v')).toHaveBeenCalledOnce();
    // The focus goes to the heading.
    await nextTask();
    expect(open).not.toHaveBeenCalled();
    expect(pressed({ ctrlKey: true }, '/wan-i2v')).not.toHaveBeenCalled();
    pressed({}, '/videos');
    expect(open).toHaveBeenCalledOnce();
  });

  it('is told from any other window by its name', () => {
    expect(isStudioWindow('')).toBe(false);
    expect(isStudioWindow('kinora-studio-wan-i2v')).toBe(true);
  });
});
