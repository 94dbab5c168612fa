import {
  imageToPrompt,
  initialValues,
  trainModel,
  ultimateUpscale,
  type AnyDeviceTool,
  type MediaFile,
} from '@kinora/contract';
import { Grid, Stack, Text } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import { Stage } from '../Stage/index.ts';
import type { Phase } from '../studioState.ts';
import * as Stories from './DeviceStudio.stories.tsx';

const meta = {
  title: 'Studio Kit/Studio/DeviceStudio/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
  loaders: Stories.default.loaders,
} satisfies Meta;

export default meta;

export const EveryTool: StoryObj = {
  render: sideBySide(Stories, ['ImageToPrompt', 'Upscale', 'Train'], '22rem', '52rem'),
};

const phases = (picture: MediaFile): readonly (readonly [string, AnyDeviceTool, Phase])[] => [
  ['Running', ultimateUpscale, { name: 'running', taskId: null, job: { progress: 0.62 } }],
  ['Running, nobody knows how far', imageToPrompt, { name: 'running', taskId: null, job: null }],
  [
    'Failed',
    ultimateUpscale,
    {
      name: 'failed',
      problem: { kind: 'Unexpected', message: 'This picture is 3000 × 2000. Choose 2x.' },
      saying: 'This picture is 3000 × 2000. Choose 2x.',
    },
  ],
  [
    'A picture',
    ultimateUpscale,
    {
      name: 'done',
      result: {
        is: 'image',
        blob: picture.blob,
        width: 2560,
        height: 1440,
        name: 'harbour-2x.png',
        milliseconds: 3200,
        isEnlargement: true,
      },
    },
  ],
  [
    'Words',
    imageToPrompt,
    {
      name: 'done',
      result: { is: 'prompt', source: 'picture', text: 'boat, palette of sky blue and cream' },
    },
  ],
  ['A rehearsal', trainModel, { name: 'done', result: { is: 'model', name: 'Harbour', isRehearsal: true } }],
];

const nothing = () => {};

export const EveryPhase: StoryObj = {
  render: (_args, { loaded }) => (
    <Grid minColumnWidth="24rem" gap={32}>
      {phases(loaded['picture'] as MediaFile).map(([name, tool, phase]) => (
        <Stack key={name} gap={12}>
          <Text as="p" size="sm" tone="tertiary">
            {name}
          </Text>
          <Stage
            tool={tool}
            draft={{ ...initialValues(tool), image: loaded['picture'] }}
            phase={phase}
            onPromptUsed={nothing}
            onCancelRequested={phase.name === 'running' ? nothing : null}
            onCreateAnotherRequested={nothing}
            onRetryRequested={nothing}
            onDismissed={nothing}
          >
            {null}
          </Stage>
        </Stack>
      ))}
    </Grid>
  ),
};
