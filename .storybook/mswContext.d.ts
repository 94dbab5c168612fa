import type { SetupWorker } from 'msw/browser';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The made-up server of page stories: `beforeEach({ msw }) { msw.use(…) }`. */
    msw: SetupWorker;
  }
}
