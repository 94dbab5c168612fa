import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as glyphs from '../icons/glyphs.ts';
import { Icon, iconSizes } from '../icons/Icon.tsx';
import { KinoraMark } from '../icons/KinoraMark.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { IconSearch } from './IconSearch.tsx';

const meta = { title: 'Foundations/Icons', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

export const All: Story = { tags: ['picture'], render: () => <IconSearch /> };

export const FoundByAPartOfItsName: Story = {
  name: 'A drawing is found by a part of its name',
  render: () => <IconSearch />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a drawing' }), 'chevrond');
    await expect(canvas.getByText('ChevronDown')).toBeVisible();
    await expect(canvas.queryByText('Film')).toBeNull();
  },
};

export const LinesAreEquallyFineAtEverySize: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={16}>
      {iconSizes.map((size) => (
        <Icon key={size} glyph={glyphs.Film} size={size} />
      ))}
    </Inline>
  ),
};

export const Mark: Story = {
  name: 'The mark of Kinora has a name at every size',
  tags: ['picture', 'forced-colors'],
  render: () => (
    <Inline gap={24}>
      {[16, 24, 40, 80].map((size) => (
        <KinoraMark key={size} size={size} label={`Kinora, ${size}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kinora, 24' })).toBeVisible();
  },
};
