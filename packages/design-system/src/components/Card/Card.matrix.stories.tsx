import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../dev/sampleFrames.ts';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Image } from '../Image/Image.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { cardVariants } from './cardValues.ts';
import { PressableCard } from './PressableCard.tsx';
import { SelectableCard } from './SelectableCard.tsx';

const meta = {
  title: 'Design System/Content/Card/Matrix',
  component: Card,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj;

const press = () => {};
const cover = '[data-part="cover"]';

export const EveryVariant: Story = {
  render: () => (
    <Grid minColumnWidth="12rem" maxColumns={3}>
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          <Text>{variant}</Text>
        </Card>
      ))}
      {([0, 8, 24] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>padding {padding}</Text>
        </Card>
      ))}
    </Grid>
  ),
};

export const PressedAndChosen: Story = {
  tags: ['narrow'],
  render: () => (
    <Grid minColumnWidth="11rem" maxColumns={4} gap={16}>
      {cardVariants.map((variant) => (
        <PressableCard key={variant} label={variant} variant={variant} onPress={press}>
          <Text>{variant}, to press</Text>
        </PressableCard>
      ))}
      <PressableCard label="new tab" href="#" target="_blank">
        <Text>to another tab</Text>
      </PressableCard>
      <PressableCard label="disabled" isDisabled onPress={press}>
        <Text tone="inherit">disabled</Text>
      </PressableCard>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target={cover}>
          <PressableCard label={state} onPress={press}>
            <Text>{state}</Text>
          </PressableCard>
        </ShownAs>
      ))}
      <ShownAs state="focus-visible" target={cover}>
        <SelectableCard label="both" defaultSelected>
          <Text>chosen, focus-visible</Text>
        </SelectableCard>
      </ShownAs>
      {[false, true].map((isOn) => (
        <SelectableCard key={String(isOn)} label="frame" padding={8} defaultSelected={isOn}>
          <Stack gap={8}>
            <Image src={sampleFrame(isOn ? 0 : 3)} alt="" aspect={3 / 2} loading="eager" arrival="plain" />
            <Text size="xs" isMono>
              {isOn ? '12A' : '13'}
            </Text>
          </Stack>
        </SelectableCard>
      ))}
      <SelectableCard label="chosen" defaultSelected>
        <Text>chosen</Text>
      </SelectableCard>
      <SelectableCard label="disabled" defaultSelected isDisabled>
        <Text tone="inherit">chosen, disabled</Text>
      </SelectableCard>
    </Grid>
  ),
};
