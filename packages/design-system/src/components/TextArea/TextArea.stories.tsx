import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Design System/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Prompt', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'A lighthouse keeper’s kitchen at dawn' } };

export const GrowsWithItsTextAndThenScrolls: Story = {
  name: 'A text area grows with its text, then scrolls, and shrinks again',
  args: { minRows: 2, maxRows: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
    const empty = field.clientHeight;
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four');
    const grown = field.clientHeight;
    await expect(grown).toBeGreaterThan(empty);
    await expect(field.scrollHeight).toBe(grown);
    await userEvent.type(field, '{Enter}five{Enter}six{Enter}seven');
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.clientHeight).toBe(empty);
  },
};

export const NothingThatIsPastedIsCutOff: Story = {
  name: 'Nothing that is pasted into a text area is cut off, and what is too much is said',
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a lighthouse at dawn, and more');
    await expect(field).toHaveValue('a lighthouse at dawn, and more');
    await expect(canvas.getByText('30/20')).toBeVisible();
    await expect(canvas.getByText('10 characters too many')).toBeInTheDocument();
  },
};

export const FooterStandsInTheBox: Story = {
  name: 'A text area’s footer stands in its box, under the text',
  args: {
    footer: (
      <Button size="sm" variant="ghost">
        Improve
      </Button>
    ),
    maxLength: 1000,
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="control"]')?.getBoundingClientRect();
    const text = canvas.getByRole('textbox', { name: 'Prompt' }).getBoundingClientRect();
    for (const inFooter of [canvas.getByRole('button', { name: 'Improve' }), canvas.getByText('0/1000')]) {
      const { top, bottom } = inFooter.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(text.bottom);
      await expect(bottom).toBeLessThanOrEqual(box?.bottom ?? Number.NaN);
    }
  },
};

export const Invalid: Story = {
  name: 'An error of a text area is read with it',
  args: { errorMessage: 'Please enter a prompt.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Please enter a prompt\./);
  },
};
