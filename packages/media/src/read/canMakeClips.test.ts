import { expect, it } from 'vitest';
import { canMakeClips } from './canMakeClips.ts';
import { VideoLibraryMissing } from './VideoLibraryMissing.ts';

it('clips can’t be made where the optional package is missing', () => {
  const missing = () => {
    throw new Error('Cannot find package');
  };
  expect(canMakeClips(missing)).toBe(false);
  expect(canMakeClips(() => 'file:///somewhere')).toBe(true);
});

it('the missing package for clips is named, with what to do', () => {
  expect(new VideoLibraryMissing().message).toContain('@mediabunny/server is not installed');
});
