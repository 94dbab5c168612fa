import { studios } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ModeCards, type ModeCardsProps } from './ModeCards.tsx';

const modesOf = (path: string) => studios.find((each) => each.path === path)!.modes;

function KeepingModeCards({ modeId: first, onModeChosen, ...rest }: ModeCardsProps) {
  const [modeId, setModeId] = useState(first);
  return (
    <ModeCards
      {...rest}
      modeId={modeId}
      onModeChosen={(event) => {
        setModeId(event.modeId);
        onModeChosen(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Studio/ModeCards',
  component: ModeCards,
  tags: ['picture'],
  render: (args) => <KeepingModeCards {...args} />,
  args: { modes: modesOf('/kling-ai'), modeId: 'image-to-video', onModeChosen: fn() },
} satisfies Meta<typeof ModeCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {
  name: 'Seven modes are cards to choose from, each with its drawing (A254)',
  tags: ['narrow', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[viewBox="0 0 64 36"]')).toHaveLength(7));
  },
};

export const Two: Story = { args: { modes: modesOf('/seedance'), modeId: 'text-to-video' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const ArrowKeysChoose: Story = {
  name: 'Arrow keys choose a mode, and go round at the end',
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Image to video' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onModeChosen).toHaveBeenLastCalledWith({ modeId: 'multi-image-to-video' });
    await expect(canvas.getByRole('radio', { name: 'Multi-image to video' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onModeChosen).toHaveBeenLastCalledWith({ modeId: 'lip-sync' });
  },
};
