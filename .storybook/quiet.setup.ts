// A story that warns or fails in the console fails as a test, unless it says that it means to.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leaveAsFound } from './freshPage.ts';

let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const level of ['warn', 'error'] as const) {
    const say = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(' ').slice(0, 400)}`);
      say(...words);
    });
  }
});

afterEach(() => {
  leaveAsFound();
  vi.restoreAllMocks();
  // In one string, so that a summary that keeps only a first line tells what it was.
  expect(heard.join(' | '), 'what the story wrote to the console').toBe('');
});
