import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { aspects, styles, ways } from './RadioCards.fixtures.tsx';
import { radioCardLayouts, RadioCards, radioCardSizes } from './RadioCards.tsx';

const meta = {
  title: 'Design System/Inputs/RadioCards/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const EveryLookAndState: Story = {
  render: () => (
    <Stack gap={24}>
      <RadioCards label="Pictures" options={styles} defaultValue="film" />
      {radioCardLayouts.map((layout) =>
        radioCardSizes.map((size) => (
          <RadioCards
            key={layout + size}
            label={`${layout}, ${size}`}
            {...{ layout, size }}
            options={ways}
            minCardWidth="13rem"
            defaultValue="image"
          />
        )),
      )}
      <RadioCards label="Shapes" options={aspects} size="sm" minCardWidth="5.5rem" defaultValue="3:2" />
      <RadioCards
        label="Invalid"
        options={ways}
        layout="row"
        minCardWidth="13rem"
        errorMessage="Choose one."
      />
      <RadioCards label="Disabled" options={styles} defaultValue="ink" isDisabled />
    </Stack>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Stack gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[data-part='card']">
          <RadioCards
            label={state}
            options={ways.slice(0, 2)}
            layout="row"
            minCardWidth="13rem"
            defaultValue="image"
          />
        </ShownAs>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <RadioCards
      label="طريقة البدء"
      options={[
        { value: 'text', label: 'من نص', description: 'صف المشهد بالكلمات.' },
        { value: 'image', label: 'من صورة', description: 'تبدأ اللقطة من صورتك.' },
      ]}
      layout="row"
      minCardWidth="13rem"
      defaultValue="text"
    />
  ),
};
