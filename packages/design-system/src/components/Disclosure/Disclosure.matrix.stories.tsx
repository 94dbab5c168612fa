import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';
import { disclosureSizes, disclosureVariants } from './disclosureValues.ts';

const meta = {
  title: 'Design System/Navigation/Disclosure/Matrix',
  component: Disclosure,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj;

const words = 'The seed, the guidance and what to leave out of the picture.';

export const EveryVariantAndState: Story = {
  render: () => (
    <Grid minColumnWidth="16rem" maxColumns={2} gap={24}>
      {disclosureVariants.map((variant) => (
        <Stack key={variant} gap={12}>
          {disclosureSizes.map((size) => (
            <Disclosure key={size} {...{ variant, size }} title={`${variant} ${size}, closed`}>
              {words}
            </Disclosure>
          ))}
          <Disclosure variant={variant} title="Open" trailing="2 changed" defaultExpanded>
            {words}
          </Disclosure>
          <Disclosure variant={variant} title="Disabled" isDisabled>
            {words}
          </Disclosure>
          <DisclosureGroup variant={variant} defaultExpandedIds={['second']}>
            <Disclosure id="first" title="First of a group">
              {words}
            </Disclosure>
            <Disclosure id="second" title="Second of a group, with a title that goes on for longer">
              {words}
            </Disclosure>
            <Disclosure id="third" title="Third of a group">
              {words}
            </Disclosure>
          </DisclosureGroup>
        </Stack>
      ))}
    </Grid>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Stack gap={12}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="button">
          <Disclosure title={state}>{words}</Disclosure>
        </ShownAs>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <DisclosureGroup variant="outline" defaultExpandedIds={['one']}>
      <Disclosure id="one" title="كم يكلف المقطع؟">
        بين ١٠٠ و٥٠٠ رصيد.
      </Disclosure>
      <Disclosure id="two" title="من يملكه؟">
        أنت.
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const Compact: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { density: 'compact' },
  render: () => (
    <Disclosure title="More settings" defaultExpanded>
      {words}
    </Disclosure>
  ),
};
