import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { homeWords, newId, requestOf, startPictures, usualTool, wanImageToVideo } from '@kinora/contract';
import { onePixelPng } from '@kinora/contract/testing';
import { asFile, chosenPicture } from '../../../../studio-kit/src/testing/chosenPicture.ts';
import { drag, filesInHand } from '../../../../studio-kit/src/testing/drag.ts';
import { dropOn } from '../../../../studio-kit/src/testing/dropOn.ts';
import { pasteInto } from '../../../../studio-kit/src/testing/pasteInto.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';
import { fullHistory } from '../library/fullHistory.fixtures.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Home',
  args: { path: '/' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const limitsAddress = `${storyUrl}/functions/v1/check-video-limits`;

export const Visitor: Story = {
  name: 'What there is to make, for a visitor, and where it leads (A1, A102, A103, A104, A105, A112, A113, A114, A115, A116, A117, A118)',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What would you like to create?' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    for (const [name, href] of [
      ['Create Image', '/create-image'],
      ['Edit Image', '/create-image'],
      ['Consistent Character', '/characters'],
      ['Image To Video', '/videos'],
      ['Image to Video, New', '/videos'],
      ['Choose a Style', '/create-image'],
      ['Explore Models', '/models'],
      ['Train Model', '/train-model'],
      ['Ultimate Upscale', '/ultimate-upscale'],
      ['Image to Prompt', '/image-to-prompt'],
      ['Train', '/train-model'],
      ['View All Models', '/models'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const [model, ...tags] of [
      ['SDXL', 'SDXL', 'Standard'],
      ['Flux (dev)', 'Flux', 'Standard'],
      ['Flux Realism', 'Flux', 'Photorealistic'],
    ] as const) {
      const card = main.getByRole('heading', { name: model }).closest('[data-component=Card]')!;
      const badges = [...card.querySelectorAll('[data-component=Badge]')];
      await expect(badges.map(({ textContent }) => textContent)).toEqual(tags);
      const leadsTo = (name: string) => main.getByRole('link', { name }).getAttribute('href');
      await expect(leadsTo(`Create with ${model}`)).toBe('/create-image');
      await expect(leadsTo(`Gallery of ${model}`)).toBe('/models');
    }
    await expect(main.getByRole('heading', { name: 'Train your own model' })).toBeVisible();
    const card = main.getByRole('link', { name: 'Edit Image' }).closest('[data-component=Card]')!;
    const credits = main.getByRole('region', { name: 'Credits' });
    await expect(getComputedStyle(credits).padding).toBe(getComputedStyle(card).padding);
    const tries = within(main.getByRole('region', { name: homeWords.tries }));
    // The blank ones behind them go on counting, and those that lie below them do not.
    const numbers = [...tries.getByRole('list').querySelectorAll('[aria-hidden] [data-part="number"]')];
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['5', '6', '7', '8']);
    await expect(tries.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(
      startPictures.map(({ title }) => homeWords.tryWith(title)),
    );
  },
};

const placeIn = (canvas: Canvas) => canvas.findByRole('region', { name: homeWords.start.title });
const words = new File(['Ebb at six'], 'notes.txt', { type: 'text/plain' });

export const AnotherFileFalls: Story = {
  name: 'What is no picture and no clip is refused beside the place as in a studio, and nothing else happens',
  tags: ['picture', 'narrow'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    const place = await placeIn(canvas);
    const { height } = place.getBoundingClientRect();
    await expect(dropOn(place, words)).toBe(true);
    const refusal = await within(place).findByRole('alert');
    await expect(refusal).toHaveTextContent('notes.txt is not a picture. Choose a JPG, PNG or WebP file.');
    await expect(place.getBoundingClientRect().height).toBe(height);
    await expect(canvas.getByRole('heading', { level: 1, name: homeWords.title })).toBeVisible();
    const button = within(place).getByRole('button', { name: 'Choose a file' });
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    pasteInto(document.body, new File([], 'quay.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(within(place).getByRole('alert')).toHaveTextContent('quay.png is empty. Choose another file.'),
    );
  },
};

export const FilesAreHeld: Story = {
  name: 'Files that are held anywhere over the window mark the place, until they are taken away again',
  tags: ['picture', 'forced-colors'],
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    const place = within(await placeIn(canvas));
    const heading = canvas.getByRole('heading', { level: 1, name: homeWords.title });
    const inHand = filesInHand(words);
    drag('dragover', heading, inHand);
    await place.findByText(homeWords.start.dropHere);
    drag('dragleave', heading, inHand);
    await place.findByText(homeWords.start.invite);
    drag('dragover', heading, inHand);
    await place.findByText(homeWords.start.dropHere);
  },
};

export const APictureFalls: Story = {
  name: 'A picture that falls beside the place opens in the usual studio, and stands in its slot',
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await placeIn(canvas);
    const harbour = asFile(chosenPicture());
    await expect(dropOn(canvas.getByRole('heading', { level: 1, name: homeWords.title }), harbour)).toBe(
      true,
    );
    const { tool } = usualTool('video', 'image');
    await canvas.findByRole('heading', { level: 1, name: tool.title });
    await expect(await canvas.findByRole('img', { name: new RegExp(harbour.name) })).toBeVisible();
  },
};

export const WithAHistory: Story = {
  name: 'One’s latest frames lie on the film, twelve at most, numbered as in the history and leading there',
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [{ ...mara, creations: fullHistory }] } },
  play: async ({ canvas }) => {
    const film = within(await canvas.findByRole('region', { name: homeWords.latest }));
    const frames = film.getAllByRole('link', { name: /^Frame / });
    await expect(frames).toHaveLength(12);
    const numbers = frames.map((each) => Number(/^Frame (\d+):/.exec(each.getAttribute('aria-label')!)![1]));
    await expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    await expect(numbers[0]).toBeLessThanOrEqual(fullHistory[0]!.frame_number);
    await expect(frames[0]!.getAttribute('href')).toMatch(/^\/creation-history\?creation=/);
    await expect(film.getByRole('link', { name: homeWords.allFramesLong })).toHaveAttribute(
      'href',
      '/creation-history',
    );
    await expect(canvas.queryByRole('region', { name: homeWords.tries })).toBeNull();
  },
};

let atWork: string;

export const Developing: Story = {
  name: 'What is being made stands among one’s latest frames, and tells how far it is',
  args: {
    scenario: { jobs: 'hold' },
    before: async ({ generate }) => {
      const image = `data:image/png;base64,${onePixelPng}`;
      const sent = requestOf(wanImageToVideo, { image, prompt: 'Snow falls', duration: 5, motion: 5 });
      atWork = (await generate.submit(sent, { idempotencyKey: newId() })).taskId!;
    },
  },
  play: async ({ canvas, loaded }) => {
    const film = within(await canvas.findByRole('region', { name: homeWords.latest }));
    await expect(film.getByRole('link', { name: /Snow falls/ })).toBeVisible();
    serverOf(loaded).fake.jobs.advance(atWork, { status: 'running', progress: 0.4, position: null });
    await expect(await film.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
    await expect(film.getByText('40%')).toBeVisible();
  },
};

export const SigningIn: Story = {
  name: 'Sign In opens the dialog (A64, A65)',
  args: { isVisitor: true },
  play: async ({ canvas, userEvent }) => {
    const [inTheBar] = await canvas.findAllByRole('button', { name: 'Sign In' });
    await userEvent.click(inTheBar!);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NewUser: Story = {
  name: 'What one has is refreshed on demand (A110, D26)',
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh credits' }));
    await said('Credits refreshed successfully');
    await expect(canvas.getByRole('region', { name: homeWords.tries })).toBeVisible();
  },
};

export const LimitReached: Story = {
  name: 'A month that is used up says that its limit is reached (A109)',
  tags: ['picture'],
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 40 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Monthly limit reached')).toBeVisible();
  },
};

export const LimitsOnTheirWay: Story = {
  name: 'The panel says that credits are still loading (A106)',
  tags: ['picture'],
  args: { answers: [http.post(limitsAddress, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mara Lind' })).toBeVisible();
    await expect(canvas.getByText('Loading credits')).toBeInTheDocument();
  },
};

export const LimitsLost: Story = {
  name: 'Limits that can’t be loaded say so (A111)',
  args: { answers: [http.post(limitsAddress, () => HttpResponse.json({ error: 'no' }, { status: 400 }))] },
  play: async () => {
    await said('Failed to load video limits');
  },
};
