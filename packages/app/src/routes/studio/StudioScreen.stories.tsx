import { historyWords, linkWords } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/WAN image to video',
  args: { path: '/wan-i2v' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('button', { name: 'Choose a file' });
  const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(picker, drawnFile());
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /Describe the animation/ }),
    'Waves roll in',
  );
};

export const Visitor: Story = {
  name: 'A visitor fills in a studio, signs in at Generate, and finds every input still there (A80, D4)',
  args: { isVisitor: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
    await expect(dialog).toHaveAccessibleDescription('Sign in to generate. What you filled in stays here.');
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), mara.email);
    await userEvent.type(screen.getByLabelText(/^Password/), `${mara.password}{Enter}`);
    await said('Welcome back!');
    await said("You've successfully signed in.");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: /Image/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe the animation/ })).toHaveValue(
      'Waves roll in',
    );
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const MakingAClip: Story = {
  name: 'A clip is followed to its end, and an included generation pays for it (A310, D11, D36)',
  args: { scenario: { jobs: 'hold' } },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await said('Video generation started. Please wait...');
    const { fake } = serverOf(loaded);
    const [task] = [...fake.world.jobs.keys()];
    fake.jobs.advance(task!, { status: 'running', progress: 0.4, position: null });
    const bar = canvas.getByRole('progressbar', { name: /Generating Video/ });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
    fake.jobs.advance(task!, { status: 'completed', progress: 1 });
    await said('Video generated successfully!');
    await expect(await canvas.findByText('200 credits · included, 2 of 3 left')).toBeVisible();
    await expect(canvas.getByText(/Local engine/)).toBeVisible();
  },
};

export const NextSteps: Story = {
  name: 'A finished clip is liked, put away with its inputs kept, and had back where it stood',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: 'Vary · included' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await said('Added to liked');
    await expect(canvas.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /Are you sure/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await said('Deleted');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Vary/ })).toBeNull());
    await expect(canvas.getByRole('img', { name: /Image/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe the animation/ })).toHaveValue(
      'Waves roll in',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Vary · included' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  },
};

export const VaryIsOfItsResult: Story = {
  name: 'Another like a result is not offered from a form that asks for something else: its settings are taken back first',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByRole('button', { name: 'Vary · included' });
    const words = canvas.getByRole('textbox', { name: /Describe the animation/ });
    await userEvent.type(words, ' by night');
    await expect(canvas.queryByRole('button', { name: /Vary/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse settings' }));
    await waitFor(() => expect(words).toHaveValue('Waves roll in'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(words).toHaveValue('Waves roll in by night'));
  },
};

export const ALargeResult: Story = {
  name: 'A finished clip opens over its studio, with what it was made from, and is bookmarked and put into an album there',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Details' }));
    const large = within(await screen.findByRole('dialog', { name: 'Waves roll in' }));
    await waitFor(() => expect(large.getByRole('button', { name: 'Reuse settings' })).toBeVisible());
    await expect(large.queryByRole('button', { name: /^(Previous|Next) frame$/ })).toBeNull();
    await userEvent.click(large.getByRole('button', { name: 'Bookmark' }));
    await said('Added to bookmarks');
    await userEvent.click(large.getByRole('button', { name: 'Add to album' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /album/i })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(large.getByRole('button', { name: 'Add to album' })).toHaveFocus());
    await userEvent.click(large.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Vary · included' })).toBeVisible();
  },
};

export const LinkNotCopied: Story = {
  name: 'A link of a result that the browser refuses to copy stands on the stage, chosen and in reach of keys (D37)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    const field = await canvas.findByRole('textbox', { name: linkWords.label });
    await waitFor(() => expect(field).toHaveFocus());
    // The dock at the foot does not cover it.
    await waitFor(() => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(field);
    });
    const notice = within(field.closest<HTMLElement>('[data-component=Notice]')!);
    await userEvent.click(notice.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('textbox', { name: linkWords.label });
  },
};

const earlier = creationFixture({ title: 'Harbour' });

export const AClipWhereAPictureGoes: Story = {
  name: 'A clip that goes where a picture does is its first frame in full size, and says so',
  args: { scenario: { accounts: [{ ...mara, creations: [earlier] }] } },
  play: async ({ canvas, userEvent }) => {
    const clip = document.createElement('video');
    clip.src = earlier.file_url!;
    await userEvent.click(await canvas.findByRole('button', { name: /^Use Harbour as / }));
    const picture = await canvas.findByRole<HTMLImageElement>('img', {
      name: 'Image: Harbour, first frame.png',
    });
    await waitFor(() => expect(clip.videoWidth).toBeGreaterThan(0));
    await waitFor(() =>
      expect([picture.naturalWidth, picture.naturalHeight]).toEqual([clip.videoWidth, clip.videoHeight]),
    );
  },
};

const finalAnswer = () => HttpResponse.json({ videoUrl: creationFixture().file_url });

export const AnsweredAtOnce: Story = {
  name: 'A clip that came without a job, which no server keeps, is offered only what works (D36)',
  args: { answers: [http.post(`${storyUrl}/functions/v1/generate-video`, finalAnswer)] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: 'Vary · included' })).toBeVisible();
    for (const name of ['Download', historyWords.lastFrame])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    for (const name of ['Details', 'Like', 'Copy link', 'Delete'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Refused: Story = {
  name: 'A refusal of the server is told in its own words, and the prompt stays (A311)',
  args: {
    scenario: {
      failures: {
        'generate.submit': { kind: 'Refused', message: 'This picture was refused. Nothing was charged.' },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await said(/This picture was refused/);
    await expect(canvas.getByRole('textbox', { name: /Describe the animation/ })).toHaveValue(
      'Waves roll in',
    );
  },
};
