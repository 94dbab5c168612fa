import type { ToolCapabilities } from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { mara, WanStudio, wanDraft } from './Studio.fixtures.tsx';
import { desk, wanStudioStory } from './wanStudioStory.fixtures.tsx';

const meta = {
  ...wanStudioStory,
  title: 'Studio Kit/Studio/Studio',
} satisfies Meta<typeof WanStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

let api: FakeStudioApi;

export const Empty: Story = {
  name: 'A studio without a frame has no sliders yet, and tells its price',
  tags: ['picture', 'narrow', 'forced-colors'],
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const ChoosingAPictureOpensTheForm: Story = {
  name: 'A picture that is chosen opens the form (A313)',
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(picker, asFile(loaded['picture']));
    await expect(await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe the animation/ })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Motion strength' })).toHaveValue('5');
    await expect(canvas.getByText('720p')).toBeVisible();
  },
};

export const Full: Story = {
  name: 'A form that is filled in is not held back',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /harbour/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Generate Video/ })).not.toHaveAttribute('aria-disabled');
  },
};

/** An engine that makes 5 s and no more, or what else is said of it. */
const onlyFiveSeconds = (made: FakeStudioApi, others?: Partial<ToolCapabilities>) => {
  api = made;
  const capabilities: ToolCapabilities = {
    accepts: { duration: [5] },
    reportsProgress: true,
    refundsCancelled: 'queued',
    ...others,
  };
  made.generate.capabilities = async () => ({ engine: 'Small', tools: { 'wan-i2v': capabilities } });
};

export const PressingTooSoonSaysWhatIsMissing: Story = {
  name: 'A press that comes too soon says what is missing (A268, D5)',
  tags: ['picture'],
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await waitFor(async () =>
      expect(await canvas.findAllByText('Please select an image first')).not.toHaveLength(0),
    );
  },
};

export const NoCredits: Story = {
  name: 'A balance that is too small says how much is missing, and names no keys that would generate',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 12 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 188 more credits')).toBeVisible();
    await expect(canvas.getByText('generates')).not.toBeVisible();
  },
};

export const NoCreditsLeadsOn: Story = {
  name: 'A balance that is too small leads on to more credits',
  args: NoCredits.args!,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get more credits' }));
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
  },
};

export const NoCreditsOnAPhone: Story = {
  name: 'On a phone a press shows all that is lacking, and when the plan renews; the way to it stays under the finger',
  globals: { viewport: { value: 'phone' } },
  args: NoCredits.args!,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('You need 188 more credits');
    const note = canvas.getByText(/your balance is 12\. .*Renews on/);
    const isSeen = () => note.getBoundingClientRect().height > 1;
    await expect(isSeen()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await waitFor(() => expect(isSeen()).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'Get more credits' });
    // From the foot of the bar, which is that of the window.
    const height = () =>
      more.closest('[data-component="GenerateBar"]')!.getBoundingClientRect().bottom -
      more.getBoundingClientRect().bottom;
    const shown = height();
    canvas.getByRole('button', { name: /Generate Video/ }).focus();
    await waitFor(() => expect(isSeen()).toBe(false));
    await expect(Math.abs(height() - shown)).toBeLessThan(2);
  },
};

/** Whose press asks to sign in is Studio.test.tsx's to say. */
export const Visitor: Story = {
  args: { scenario: { accounts: [mara], isVisitor: true } },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  render: (args, { loaded }) => (
    <WanStudio
      {...args}
      draft={wanDraft(loaded['picture'], 'Donaudampfschifffahrtsgesellschaft '.repeat(20))}
    />
  ),
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar' },
  render: (args, { loaded }) => (
    <WanStudio {...args} draft={wanDraft(loaded['picture'], 'أمواج هادئة عند الفجر')} />
  ),
};

export const Tall: Story = {
  tags: ['picture'],
  loaders: [() => ({ picture: chosenPicture(720, 1280, 'tower.png') })],
};

export const TheEngineCannotDoAll: Story = {
  name: 'A length that the engine cannot make is held back with its reason, until another is chosen',
  globals: desk,
  args: { onApi: onlyFiveSeconds },
  // Kept from a time when more could be had.
  render: (args, { loaded }) => (
    <WanStudio {...args} draft={{ ...wanDraft(loaded['picture']), duration: 8 }} />
  ),
  play: async ({ canvas, userEvent }) => {
    const why = /Duration 8 s is not offered by the engine in use here/;
    const button = canvas.getByRole('button', { name: /Generate Video/ });
    // At the control, and under the button that it holds back.
    await waitFor(() => expect(canvas.getAllByText(why)).toHaveLength(2));
    // A choice of what can be had, and no range of what can't.
    await expect(canvas.queryByRole('slider', { name: 'Duration' })).toBeNull();
    const submit = fn(api.generate.submit);
    api.generate.submit = submit;
    await expect(button).toHaveAccessibleDescription(why);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset duration' }));
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('Duration: the engine in use here offers 5 s.')).toBeVisible();
  },
};

/** An engine that makes three shapes, of a picture that has none of them. */
export const TheShapeIsSaidBeforeAnybodyPays: Story = {
  name: 'The shape of the result is said beside the picture before anybody pays',
  tags: ['picture'],
  loaders: [() => ({ picture: chosenPicture(1000, 950, 'harbour-at-dawn.png') })],
  args: {
    scenario: { accounts: [mara], jobs: 'hold' },
    onApi: (made) => onlyFiveSeconds(made, { accepts: {}, shapes: ['16:9', '1:1', '9:16'] }),
  },
  play: async ({ canvas }) => {
    const said = 'The result is cut to 1:1, the nearest shape that the engine in use here makes.';
    const line = await canvas.findByText(said);
    await expect(line.closest('[data-input="image"]')).not.toBeNull();
  },
};

export const TheResultDevelopsInTheShapeThatWasSaid: Story = {
  ...TheShapeIsSaidBeforeAnybodyPays,
  name: 'The result develops in the shape that was said',
  tags: [],
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await TheShapeIsSaidBeforeAnybodyPays.play!(stage);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    const frame = await waitFor(() => {
      const developing = canvasElement.querySelector(
        '[data-component="DevelopingFrame"] [data-part="frame"]',
      );
      if (!developing) throw new Error('Nothing develops yet.');
      return developing.getBoundingClientRect();
    });
    await expect(frame.width / frame.height).toBeCloseTo(1, 2);
  },
};

export const AToolThatTheEngineCannotRun: Story = {
  name: 'A tool that the engine cannot run says why, and is held back',
  args: {
    onApi: (made) => {
      made.generate.capabilities = async () => ({
        engine: 'Small',
        tools: { 'wan-i2v': null },
        unavailable: { 'wan-i2v': 'This server has no encoder for clips.' },
      });
    },
  },
  play: async ({ canvas }) => {
    const why = 'This server has no encoder for clips.';
    await expect(await canvas.findAllByText(why)).toHaveLength(2);
    const button = canvas.getByRole('button', { name: /Generate Video/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/ This server has no encoder for clips\.$/);
  },
};

export const SettingsComeUpOnAPhone: Story = {
  name: 'Settings of a phone come up by a press, are counted once changed, and change the price',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await expect(canvas.queryByRole('slider', { name: 'Duration' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const duration = await screen.findByRole('slider', { name: 'Duration' });
    duration.focus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /Settings\s*1 changed/ })).toBeVisible();
    await expect(canvas.getByText('150 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const TipsStayFolded: Story = {
  name: 'Tips that were folded are folded again, and open by a press that is told',
  globals: desk,
  args: { foldedTips: ['wan-i2v'], onTipsFolded: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const tips = await canvas.findByRole('button', { name: 'Tips' });
    await expect(tips).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(tips);
    await expect(args.onTipsFolded).toHaveBeenCalledWith({ toolId: 'wan-i2v', isFolded: false });
  },
};
