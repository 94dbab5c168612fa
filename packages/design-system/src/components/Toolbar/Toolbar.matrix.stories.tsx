import type { Meta, StoryObj } from '@storybook/react-vite';
import { Film, Image, Trash2, ZoomIn, ZoomOut } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import { Toolbar, toolbarVariants } from './Toolbar.tsx';
import { ToolbarSeparator } from './ToolbarSeparator.tsx';

const meta = {
  title: 'Design System/Actions/Toolbar/Matrix',
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const kinds = [
  { value: 'image', label: 'Images', icon: Image },
  { value: 'video', label: 'Videos', icon: Film },
];

const zoom = (
  <>
    <IconButton label="Zoom in" icon={ZoomIn} />
    <IconButton label="Zoom out" icon={ZoomOut} isDisabled />
    <ToolbarSeparator />
  </>
);

export const EveryVariant: Story = {
  render: () => (
    <Stack gap={24} align="start">
      {toolbarVariants.map((variant) => (
        <Toolbar key={variant} label={variant} variant={variant}>
          <ToggleGroup label="Kinds" options={kinds} isIconOnly variant="ghost" defaultValue="image" />
          <ToolbarSeparator />
          {zoom}
          <Button variant="ghost">{variant}</Button>
          <IconButton label="Delete" icon={Trash2} tone="danger" />
        </Toolbar>
      ))}
      <Inline gap={24} align="start">
        {toolbarVariants.map((variant) => (
          <Toolbar key={variant} label={variant} variant={variant} orientation="vertical">
            {zoom}
            <IconButton label="Delete" icon={Trash2} />
          </Toolbar>
        ))}
      </Inline>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Toolbar label="الصورة" variant="framed">
      {zoom}
      <Button variant="ghost">تنزيل</Button>
    </Toolbar>
  ),
};
