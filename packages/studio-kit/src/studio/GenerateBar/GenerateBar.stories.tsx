import { Stack } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceOf, wanImageToVideo } from '@kinora/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { root as studio } from '../Studio/Studio.css.ts';
import { GenerateBar } from './GenerateBar.tsx';

const values = { image: 'data:image/png;base64,AAAA', prompt: 'Waves', duration: 5, motion: 5 };

const meta = {
  title: 'Studio Kit/Studio/GenerateBar',
  component: GenerateBar,
  tags: ['picture'],
  args: {
    label: wanImageToVideo.words.generate,
    busyLabel: wanImageToVideo.words.busy,
    price: priceOf(wanImageToVideo, values),
    coverage: { by: 'included', left: 2, of: 3 },
    isBusy: false,
    missing: [],
    onGenerateRequested: fn(),
    onCreditsRequested: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GenerateBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LimitsUnread: Story = {
  name: 'What there is to pay with could not be read: it says so, and asks again (A109, A110)',
  args: { coverage: null, onLimitsRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load video limits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLimitsRequested).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Generate Video' })).toHaveAccessibleDescription(
      '200 credits',
    );
  },
};

export const Ready: Story = {
  name: 'The button is described by its price and who pays',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Generate Video' });
    await expect(button).toHaveAccessibleDescription('200 credits · included, 2 of 3 left');
  },
};

export const ItsReceiptLeavesTheButtonInSight: Story = {
  name: 'The receipt of the price opens over the bar, and covers nothing of it',
  tags: ['!picture'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Generate Video' });
    const bar = canvasElement.querySelector('[data-component="GenerateBar"]')!;
    await userEvent.click(canvas.getByRole('button', { name: /included, 2 of 3 left/ }));
    const receipt = (await screen.findByRole('dialog', { name: 'What this costs' })).parentElement!;
    await waitFor(() =>
      expect(receipt.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
    await expect(button).toBeVisible();
  },
};

export const Held: Story = {
  name: 'A press that waits for what comes in a moment is seen to be taken: the button keeps its words, its price and its size',
  tags: ['narrow', 'forced-colors'],
  args: { missing: ['Please select an image first'] },
  render: (args) => (
    <Stack gap={24}>
      <GenerateBar {...args} />
      <GenerateBar {...args} isHeld />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [before, held] = canvas.getAllByRole('button', { name: /^Generate Video/ });
    const [bar, heldBar] = [before, held].map((each) => each!.parentElement!.getBoundingClientRect());
    await expect(heldBar!.height).toBe(bar!.height);
    await expect(held!.getBoundingClientRect().height).toBe(before!.getBoundingClientRect().height);
    await expect(held).toHaveAttribute('data-pending', 'true');
    await userEvent.click(held!);
    await expect(args.onGenerateRequested).not.toHaveBeenCalled();
  },
};

export const PressingItGeneratesOnce: Story = {
  name: 'A press generates once',
  tags: ['!picture', '!narrow', '!forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Video' }));
    await expect(args.onGenerateRequested).toHaveBeenCalledTimes(1);
  },
};

export const BlockedCanStillBePressed: Story = {
  name: 'A button that is held back says why, and can still be pressed (D5)',
  args: { missing: ['Please select an image first'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Generate Video' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/ Please select an image first\.$/);
    await expect(canvas.getByText('Please select an image first.')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onGenerateRequested).toHaveBeenCalledTimes(1);
  },
};

const lines = [
  'Please enter a description of what you want to create',
  'Please enter a description of what you want to create, and say as well how the camera moves in it',
];

export const ItsWholeReasonUnderAThumb: Story = {
  name: 'Under a thumb the button is as high as its reason needs, and nothing of that is cut (D5)',
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div className={studio}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Stack gap={24}>
      {lines.map((line) => (
        <GenerateBar {...args} key={line} missing={[line]} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Generate Video' });
    const heights = buttons.map((button) => button.getBoundingClientRect().height);
    await expect(heights[1]).toBeGreaterThan(heights[0]!);
    for (const [index, button] of buttons.entries()) {
      const words = button.querySelector('[data-reason]')!;
      const after = getComputedStyle(words, '::after');
      await expect(after.content).toContain(`${lines[index]}.`);
      // As wide as its place and as high as its lines: it wraps, within the button and beside the price.
      await expect(Number.parseFloat(after.height)).toBeGreaterThan(Number.parseFloat(after.lineHeight));
      await expect(after.whiteSpace).toBe('normal');
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      const [within, face] = [button, words].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      await expect(face.bottom).toBeLessThanOrEqual(within.bottom);
      await expect(button).toHaveAccessibleName('Generate Video');
      await expect(button).toHaveAccessibleDescription(new RegExp(`${lines[index]}\\.$`));
    }
  },
};

export const AppearsOnceNothingIsMissing: Story = {
  name: 'A button that appears late is not there while something is missing, which is said (D5)',
  args: { button: 'appears', missing: ['Please select a video file first', 'Please select an audio file'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Generate Video' })).toBeNull();
    await expect(
      canvas.getByText('Please select a video file first. Please select an audio file.'),
    ).toBeVisible();
  },
};

export const ListsWhatIsMissing: Story = {
  name: 'A button that lists what is missing is disabled until then (D5)',
  args: { button: 'lists', missing: ['Give the model a name', 'Add at least 5 images'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Generate Video' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Give the model a name\. Add at least 5 images\./);
  },
};

export const Busy: Story = {
  name: 'The button is disabled while it is busy (A354, D5)',
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generating Video...' })).toBeDisabled();
  },
};

export const BusyWithTheLast: Story = {
  name: 'While the last that can be paid for is made, nothing is said to be lacking (D11)',
  args: { isBusy: true, coverage: { by: 'short', balance: 0, lacking: 200 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Generating Video...' });
    await expect(button).toHaveAccessibleDescription('200 credits · balance 0');
    await expect(canvas.queryByText(/more credits/)).toBeNull();
    const tone = (words: string | RegExp) => getComputedStyle(canvas.getByText(words)).color;
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--ds-danger-text)';
    const danger = getComputedStyle(probe).color;
    probe.remove();
    await expect(tone('200 credits · balance 0')).not.toBe(danger);
  },
};

export const PaidByTheBalance: Story = { args: { coverage: { by: 'credits', balance: 1284 } } };

export const ShortOfCredits: Story = {
  name: 'The button says how many credits are missing, and when the plan renews',
  args: { coverage: { by: 'short', balance: 12, lacking: 188 }, renewsOn: '2026-12-22T12:00:00.000Z' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Generate Video' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/You need 188 more credits/);
    await expect(canvas.getByText(/Renews on Dec 22, 2026\./)).toBeVisible();
  },
};

export const NobodyKnowsWhoPays: Story = { args: { coverage: null } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
