import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SurroundSwitch, type SurroundSwitchProps } from './SurroundSwitch.tsx';

/** Whoever shows it holds its state. */
function Held({ surround: first, onSurroundChosen, ...rest }: SurroundSwitchProps) {
  const [surround, setSurround] = useState(first);
  return (
    <SurroundSwitch
      {...rest}
      surround={surround}
      onSurroundChosen={(event) => {
        setSurround(event.surround);
        onSurroundChosen(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Studio/SurroundSwitch',
  component: SurroundSwitch,
  tags: ['picture'],
  args: { surround: 'theme', onSurroundChosen: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SurroundSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheMode: Story = {};
export const Black: Story = { args: { surround: 'black' } };
export const Grey: Story = { args: { surround: 'grey' } };
export const White: Story = { args: { surround: 'white' } };

export const TheArrowsGoFromOneToTheNext: Story = {
  name: 'What stands around the picture is chosen by arrows and by a press, and holds at once',
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Stage surround' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'As the mode' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '18 % grey' })).toBeChecked();
    await expect(args.onSurroundChosen).toHaveBeenLastCalledWith({ surround: 'grey' });
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    await expect(args.onSurroundChosen).toHaveBeenLastCalledWith({ surround: 'white' });
  },
};

export const ItIsTheStagesOwn: Story = {
  name: 'Each swatch has the colour that it brings to a stage, whatever stands around the page',
  tags: ['!picture'],
  render: (args) => (
    <div data-surround="white">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const colours = canvas
      .getAllByRole('radio')
      .slice(1)
      .map((radio) => getComputedStyle(radio.nextElementSibling!).backgroundColor);
    await expect(new Set(colours).size).toBe(3);
    await expect(colours[0]).toMatch(/oklch\(0 |rgb\(0, 0, 0\)/);
  },
};
