import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Design System/Content/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'prompt', term: 'Prompt', details: 'A lighthouse keeper’s kitchen at dawn, steam rising' },
      { id: 'model', term: 'Model', details: 'Studio XL' },
      { id: 'seed', term: 'Seed', details: '481516', isNumeric: true },
      { id: 'size', term: 'Size', details: '1920 × 1080', isNumeric: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const within = (width: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = {};

export const TermsStandBesideTheirDetails: Story = {
  name: 'Terms stand beside their details',
  decorators: within(480),
  play: async ({ canvas }) => {
    const term = canvas.getByText('Model').getBoundingClientRect();
    const details = canvas.getByText('Studio XL').getBoundingClientRect();
    await expect(details.left).toBeGreaterThan(term.left + 90);
  },
};

export const InANarrowPanelTheyStandUnderEachOther: Story = {
  name: 'Terms stand above their details in a narrow panel',
  decorators: within(240),
  play: async ({ canvas }) => {
    const term = canvas.getByText('Model').getBoundingClientRect();
    const details = canvas.getByText('Studio XL').getBoundingClientRect();
    await expect(details.left).toBe(term.left);
    await expect(details.top).toBeGreaterThanOrEqual(term.bottom);
  },
};

export const SeveralDetailsOfOneTerm: Story = {
  name: 'Several details of one term stand in one column',
  args: { items: [{ id: 'models', term: 'Models', details: ['Studio XL', 'Portra 400'] }] },
  decorators: within(480),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Portra 400').getBoundingClientRect().left).toBe(
      canvas.getByText('Studio XL').getBoundingClientRect().left,
    );
  },
};
