import type { MediaFile } from '@kinora/contract';
import { fn } from 'storybook/test';
import { chosenPicture } from '../../testing/chosenPicture.ts';
import { WanStudio, wanDraft, type WanStudioProps } from './Studio.fixtures.tsx';

/** What every story of this studio shares: its form is filled in. */
export const wanStudioStory = {
  component: WanStudio,
  parameters: { layout: 'fullscreen' as const },
  args: { onSignInRequested: fn(), onCreditsRequested: fn() },
  loaders: [() => ({ picture: chosenPicture() })],
  render: (args: WanStudioProps, { loaded }: { loaded: Record<string, unknown> }) => (
    <WanStudio {...args} draft={wanDraft(loaded['picture'] as MediaFile)} />
  ),
};

/** Wide enough for the settings to stand beside the work. */
export const desk = { viewport: { value: 'desktop' } };
