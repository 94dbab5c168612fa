import { creationFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { ToolCapabilities } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { mara, WanStudio, wanDraft } from './Studio.fixtures.tsx';

const meta = {
  title: 'Studio Kit/Studio/Studio',
  component: WanStudio,
  parameters: { layout: 'fullscreen' },
  args: { onSignInRequested: fn(), onCreditsRequested: fn() },
  loaders: [() => ({ picture: chosenPicture() })],
  render: (args, { loaded }) => <WanStudio {...args} draft={wanDraft(loaded['picture'])} />,
} satisfies Meta<typeof WanStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

let api: FakeStudioApi;
const onApi = (made: FakeStudioApi) => {
  api = made;
};
const runningTask = async () => {
  const [job] = await api.generate.running();
  return job!.task_id;
};

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

/** Wide enough for the settings to stand beside the work. */
const desk = { viewport: { value: 'desktop' } };

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

export const Running: Story = {
  name: 'A clip that is made shows its progress, and the button is busy (A270, A354)',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: /Generating Video\.\.\./ })).toBeDisabled();
    api.jobs.advance(await runningTask(), { status: 'running', progress: 0.62, position: null });
    const bar = canvas.getByRole('progressbar', { name: /Generating Video/ });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '62'));
  },
};

export const Done: Story = {
  name: 'A clip that is done is shown, with Create Another, and paid by an included generation (A257, D11)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: 'Create Another' })).toBeVisible();
    const clip = () => canvasElement.querySelector('video');
    await waitFor(() => expect(clip()?.readyState).toBeGreaterThan(1));
    await expect(await canvas.findByText('200 credits · included, 2 of 3 left')).toBeVisible();
  },
};

export const CreateAnotherClearsInputsAndResult: Story = {
  name: 'Create Another clears inputs and result, and both can be had back (A258)',
  play: async (context) => {
    await Done.play!(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }));
    await expect(canvas.queryByRole('button', { name: 'Create Another' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /Describe/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Create Another' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe/ })).not.toHaveValue('');
  },
};

export const Failed: Story = {
  name: 'A clip that failed charged nothing, and its included generation is there again (D11)',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByRole('button', { name: /Generating/ });
    api.jobs.advance(await runningTask(), { status: 'failed', message: 'The picture could not be read.' });
    await expect(await canvas.findByText(/Nothing was charged/)).toBeVisible();
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const NoCredits: Story = {
  name: 'A balance that is too small says how much is missing',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 12 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 188 more credits')).toBeVisible();
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
  name: 'On a phone a press shows all that is lacking, and when the plan renews',
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

export const ThePromptStaysWhereItIs: Story = {
  name: 'The picture, the frame that develops and the clip lie in one place, and the prompt stays in its own',
  globals: desk,
  // As high as the window, as a page has it.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  loaders: [() => ({ picture: chosenPicture(1600, 1067) })],
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const prompt = canvas.getByRole('textbox', { name: /Describe the animation/ });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    const picture = await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ });
    await waitFor(() => expect(picture.clientHeight).toBeGreaterThan(100));
    const places = (shown: Element) => [top(shown), Math.round(shown.clientHeight), top(prompt)];
    const before = places(picture);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByRole('progressbar', { name: /Generating Video/ });
    const ground = canvasElement.querySelector('[data-part="ground"]')!;
    await expect(places(ground)).toEqual(before);
    api.jobs.advance(await runningTask(), { status: 'running', progress: 0.62, position: null });
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: /Generating Video/ })).toHaveAttribute(
        'aria-valuenow',
        '62',
      ),
    );
    await expect(places(ground)).toEqual(before);
    api.jobs.advance(await runningTask(), { status: 'completed', progress: 1 });
    const clip = await waitFor(() => {
      const found = canvasElement.querySelector('[data-component="ResultPlayer"] video');
      if (!found) throw new Error('No clip yet.');
      return found;
    });
    await waitFor(() => expect(places(clip)).toEqual(before));
    await expect(canvas.getByRole('button', { name: 'Create Another' })).toBeVisible();
    await expect(top(canvas.getByRole('button', { name: 'Create Another' }))).toBeLessThan(top(prompt));
  },
};

export const TheKeyboardAloneMakesAClip: Story = {
  name: 'A clip is made by keyboard alone, and put away',
  globals: desk,
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    const reach = async (element: HTMLElement) => {
      for (let count = 0; count < 30 && document.activeElement !== element; count += 1) await userEvent.tab();
      await waitFor(() => expect(element).toHaveFocus());
    };
    await reach(canvas.getByRole('textbox', { name: /Describe the animation/ }));
    await userEvent.keyboard('. The camera drifts in');
    await reach(canvas.getByRole('slider', { name: 'Duration' }));
    await userEvent.keyboard('{Home}');
    await reach(canvas.getByRole('button', { name: /Generate Video/ }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar', { name: /Generating Video/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Input and result' })).toHaveFocus());
    api.jobs.advance(await runningTask(), { status: 'completed', progress: 1 });
    await reach(await canvas.findByRole('button', { name: 'Create Another' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Create Another' })).toBeNull());
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

const withHistory = (made: FakeStudioApi) => {
  api = made;
  for (const account of made.world.accounts.values())
    account.creations = [0, 1, 2].map((index) => creationFixture({}, index));
};

export const LatestFrames: Story = {
  name: 'The latest frames are shown in the studio',
  tags: ['picture'],
  globals: desk,
  args: { onApi: withHistory, readFrame: async () => chosenPicture(640, 360).blob },
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Latest frames' })).toBeVisible();
  },
};

export const OneThatWasMadeElsewhere: Story = {
  ...LatestFrames,
  name: 'What another window made stands among the latest frames once this one is looked at again',
  tags: [],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Latest frames' });
    await expect(row.querySelectorAll('img')).toHaveLength(3);
    for (const account of api.world.accounts.values())
      account.creations = [creationFixture({}, 3), ...account.creations];
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(row.querySelectorAll('img')).toHaveLength(4));
  },
};

export const AFrameGoesIntoAnInput: Story = {
  ...LatestFrames,
  name: 'A frame goes into an input by a press, and what it took the place of can be had back',
  tags: [],
  play: async ({ canvas, userEvent }) => {
    const [use, another] = await canvas.findAllByRole('button', { name: /^Use .* as Image$/ });
    const [, title] = /^Use (.*) as Image$/.exec(use!.getAttribute('aria-label')!)!;
    await userEvent.click(use!);
    await expect(await canvas.findByRole('textbox', { name: /Describe the animation/ })).toBeVisible();
    await expect(canvas.getByText(/640 × 360/)).toBeVisible();
    // It is called as the frame is.
    await expect(canvas.getByTitle(`${title}.png`)).toBeVisible();
    // What it took the place of can be had back.
    await userEvent.click(another!);
    const told = await screen.findByText(new RegExp(`took the place of ${title}\\.png$`));
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByTitle(`${title}.png`)).toBeVisible());
  },
};

export const AFrameIsDroppedOnAnInput: Story = {
  ...LatestFrames,
  name: 'A frame goes into an input on which it is dropped',
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('region', { name: 'Latest frames' });
    const [frame] = row.querySelectorAll('img');
    const place = canvasElement.querySelector('[data-input="image"]')!;
    const dataTransfer = new DataTransfer();
    frame!.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    await waitFor(() => {
      place.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
      return expect(place).toHaveAttribute('data-frame-over');
    });
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByRole('textbox', { name: /Describe the animation/ })).toBeVisible();
    await expect(place).not.toHaveAttribute('data-frame-over');
  },
};

export const AFrameThatCannotBeRead: Story = {
  ...LatestFrames,
  name: 'A frame that cannot be read says so',
  tags: [],
  args: { onApi: withHistory, readFrame: () => Promise.reject(new Error('gone')) },
  play: async ({ canvas, userEvent }) => {
    const [use] = await canvas.findAllByRole('button', { name: /^Use .* as Image$/ });
    await userEvent.click(use!);
    const told = await screen.findByText('This frame could not be read. Try again.');
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const CancelledOnTheFrame: Story = {
  name: 'Cancelling on the frame says what comes back, and the form is there again (D36)',
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByText('Cancelling gives back all it costs.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('The generation was cancelled')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /Describe/ })).toHaveValue(
      'Waves roll in while the light turns gold',
    );
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const EarlierPromptsComeBack: Story = {
  name: 'A prompt that was sent comes back by Alt and an arrow',
  args: { onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Another' }));
    const picker = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(picker).toBeVisible();
    const [earlier] = await api.prompts.list({ tool: 'wan-i2v' });
    await expect(earlier?.prompt).toBe('Waves roll in while the light turns gold');
    const input = picker.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, asFile(chosenPicture()));
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    await userEvent.click(words);
    await canvas.findByText('earlier');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(words).toHaveValue('Waves roll in while the light turns gold');
  },
};
