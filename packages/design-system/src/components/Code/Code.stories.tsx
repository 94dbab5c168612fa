import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Code } from './Code.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const meta = {
  title: 'Design System/Content/Code',
  component: CodeBlock,
  args: {
    label: 'Prompt',
    code: 'A lighthouse keeper’s kitchen at dawn, steam rising from an enamel kettle, @Mara looking out to sea, 35mm, Portra light',
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { isWrapped: true } };

export const CopiesAndSaysSo: Story = {
  name: 'A press copies the code, and that is said',
  play: async ({ canvas, userEvent, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith(args.code);
  },
};

export const RefusedItSaysWhatToDo: Story = {
  name: 'Copying that is refused says what to do',
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/select the text/));
  },
};

export const LongLinesScrollByKeys: Story = {
  name: 'Long lines of code scroll in a region that keys reach',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Prompt' });
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WrappedShowsEveryWord: Story = {
  ...LongLinesScrollByKeys,
  name: 'Wrapped code shows every word without scrolling',
  args: { isWrapped: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Prompt' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const InsideASentence: Story = {
  render: () => (
    <Text>
      The same seed, <Code>481516</Code>, gives the same frame.
    </Text>
  ),
};
