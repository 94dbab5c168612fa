import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingRow } from './SettingRow.tsx';

const meta = {
  title: 'Studio Kit/Composer/SettingRow',
  component: SettingRow,
  tags: ['picture'],
  args: { label: 'Resolution', value: '720p' },
} satisfies Meta<typeof SettingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fixed: Story = {};
