import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Download, Film, Image, Trash2, ZoomIn, ZoomOut } from '../../icons/glyphs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import { Toolbar, toolbarVariants } from './Toolbar.tsx';
import { ToolbarSeparator } from './ToolbarSeparator.tsx';

const kinds = [
  { value: 'image', label: 'Images', icon: Image },
  { value: 'video', label: 'Videos', icon: Film },
];

const tools = (
  <>
    <ToggleGroup label="Kinds" selectionMode="multiple" options={kinds} isIconOnly variant="ghost" />
    <ToolbarSeparator />
    <IconButton label="Zoom in" icon={ZoomIn} />
    <IconButton label="Zoom out" icon={ZoomOut} />
    <ToolbarSeparator />
    <Button variant="ghost" icon={Download}>
      Download
    </Button>
    <IconButton label="Delete" icon={Trash2} />
  </>
);

const meta = {
  title: 'Design System/Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Frame', variant: 'framed', children: tools },
  argTypes: { variant: { options: toolbarVariants } },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ArrowsWalkThroughAllToolsAndTabLeaves: Story = {
  name: 'Arrows walk through all tools of a toolbar, and Tab leaves it and comes back to the last',
  render: (args) => (
    <Stack>
      <Toolbar {...args} />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Images' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Videos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight>4/}');
    const last = canvas.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(last).toHaveFocus());
  },
};

export const WrapsWhereItIsNarrow: Story = {
  name: 'A toolbar wraps where it is narrow',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
