// A story that warns or fails in the console fails as a test, unless it says that it means to. One that its tags ask
// pictures of is photographed as it stands there after its play function and axe.
import { restoreAllMocks } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { endStory } from './endedStory.ts';
import { leaveAsFound } from './freshPage.ts';
import { isNoticeOfNestedActs, isNoticeOfTheBrowser } from './isNoticeOfTheBrowser.ts';
import { found, leftBehind } from './leftBehind.ts';
import { photographed } from './photograph.ts';

// Files share the page, and each evaluates this anew.
const onPage = globalThis as { kinoraFound?: ReturnType<typeof found> };
const before = (onPage.kinoraFound ??= found());
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const level of ['warn', 'error'] as const) {
    const say = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const said = words.map(String).join(' ').slice(0, 400);
      if (!isNoticeOfTheBrowser(said) && !isNoticeOfNestedActs(said)) heard.push(`${level}: ${said}`);
      say(...words);
    });
  }
});

// In one hook, for its steps have an order: the picture is of the page as the story left it.
afterEach(async (context) => {
  try {
    if (context.task.result?.state !== 'fail') await photographed(context);
  } finally {
    await endStory();
    leaveAsFound();
    vi.restoreAllMocks();
    // What a story stood in for something of the window, which Storybook itself would give back before the next.
    restoreAllMocks();
  }
  expect(leftBehind(before).join(' | '), 'what the story left on the page').toBe('');
  // In one string, so that a summary that keeps only a first line tells what it was.
  expect(heard.join(' | '), 'what the story wrote to the console').toBe('');
});
