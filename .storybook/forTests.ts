// What a test of a story can do without. Each second of it is spent some thousand times; whoever reads Storybook has all.
import { configure } from 'storybook/test';
import { untilSeen } from '../tools/test/patience.ts';

/** A test runs the story, and nobody reads it. */
export const isTest = Boolean(import.meta.env['VITE_KINORA_PICTURES']);

/** Tests look at nothing but what is wrong; whoever reads Storybook sees what holds as well. */
export const axeOptions = isTest
  ? {
      resultTypes: ['violations' as const],
      // It looks for '!important' beside an element, which React never writes.
      rules: { 'avoid-inline-spacing': { enabled: false } },
    }
  : {};

export function configureQueries(): void {
  configure({
    // A slow machine is no fault of a story: what comes late is waited for.
    asyncUtilTimeout: untilSeen,
    // What waits for an element looks many times, and to write the whole page into each error in vain is dear.
    ...(isTest && { getElementError: withoutThePage }),
  });
}

function withoutThePage(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}
