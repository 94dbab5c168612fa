import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Design System/Overlays/Tooltip/Matrix',
  component: Tooltip,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj;

export const EveryPlace: Story = {
  tags: ['forced-colors'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 160, padding: '64px 160px' }}>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} isOpen placement={placement} trigger={<Button>{placement}</Button>}>
          A few words
        </Tooltip>
      ))}
    </div>
  ),
};

export const LongWords: Story = {
  render: () => (
    <div style={{ paddingBlockStart: 96 }}>
      <Tooltip isOpen trigger={<Button>Vary</Button>}>
        Makes four more like this one, each with a seed of its own, and charges for each of them.
      </Tooltip>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ display: 'flex', gap: 160, padding: '64px 160px' }}>
      {(['start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} isOpen placement={placement} trigger={<Button>زر</Button>}>
          بضع كلمات
        </Tooltip>
      ))}
    </div>
  ),
};
