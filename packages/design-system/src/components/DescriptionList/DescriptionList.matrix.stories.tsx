import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { descriptionListLayouts } from './descriptionListValues.ts';

const meta = {
  title: 'Design System/Content/DescriptionList/Matrix',
  component: DescriptionList,
  tags: ['picture', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DescriptionList>;

export default meta;

const items = [
  {
    id: 'prompt',
    term: 'Prompt',
    details: 'A lighthouse keeper’s kitchen at dawn, steam rising from a kettle',
  },
  { id: 'models', term: 'Models', details: ['Studio XL', 'Portra 400'] },
  { id: 'seed', term: 'Seed', details: '481516', isNumeric: true },
  { id: 'size', term: 'Size', details: '1920 × 1080', isNumeric: true },
];

export const EveryLayout: StoryObj = {
  render: () => (
    <Stack gap={32}>
      {descriptionListLayouts.map((layout) => (
        <Stack key={layout} gap={8}>
          <Text size="xs" tone="tertiary" isMono>
            {layout}
          </Text>
          <DescriptionList layout={layout} items={items} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const RightToLeft: StoryObj = {
  tags: ['!narrow'],
  globals: { locale: 'ar' },
  render: () => (
    <DescriptionList
      items={[
        { id: 'prompt', term: 'الوصف', details: 'مطبخ حارس المنارة عند الفجر' },
        { id: 'size', term: 'الحجم', details: '1920 × 1080', isNumeric: true },
      ]}
    />
  ),
};
