import {
  activityWords,
  cancelWords,
  generalWords,
  inlineLimit,
  jobWords,
  leavingUpload,
  leavingWork,
  wanImageToVideo,
} from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnFile } from '../mocks/drawnFile.ts';
import { said } from '../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../mocks/screenStory.ts';
import { mara, storyUrl } from '../mocks/storyServer.ts';

/** Lets go what holds an upload back: the server's own answer comes then, or this one. */
let letGo: (answer?: Response) => void;
let held: Promise<Response | undefined>;

const meta = {
  ...screenStory,
  title: 'App/Activity/Sending',
  args: {
    path: '/wan-i2v',
    scenario: { jobs: 'hold' },
    before: async () => {
      held = new Promise((resolve) => (letGo = resolve));
    },
    answers: [http.post(`${storyUrl}/storage/v1/object/creations/*`, () => held)],
  },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Shown = Parameters<NonNullable<Story['play']>>[0];

const title = 'Waves roll in';
const backToStudio = generalWords.backTo(wanImageToVideo.title);

/** A file that is too large to travel within the request is on its way, and its studio was left. */
async function leftWhileSent({ canvas, userEvent }: Shown) {
  const chooser = await canvas.findByRole('button', { name: 'Choose a file' });
  const zone = chooser.closest('[data-component="DropZone"]')!;
  const large = new File([drawnFile(), new Uint8Array(inlineLimit)], 'harbour.png', { type: 'image/png' });
  await userEvent.upload(zone.querySelector<HTMLInputElement>('input[type="file"]')!, large);
  await userEvent.click(await canvas.findByRole('textbox', { name: /Describe the animation/ }));
  await userEvent.paste(title);
  await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
  await canvas.findByRole('progressbar', { name: 'Uploading...' });
  await userEvent.click(canvas.getByRole('link', { name: 'Bookmarks' }));
  await canvas.findByRole('heading', { name: 'Bookmarks', level: 1 });
}

async function openTray({ canvas, userEvent }: Shown) {
  await userEvent.click(await canvas.findByRole('button', { name: /Activity\s*1 under way/ }));
  return screen.findByRole('list', { name: 'Activity' });
}

export const BecomesItsJob: Story = {
  name: 'What is being sent is in the tray of every page with the way back, and becomes its job in the same line',
  play: async (context) => {
    await leftWhileSent(context);
    const list = within(await openTray(context));
    const line = list.getByRole('listitem');
    await expect(line).toHaveTextContent(title);
    const bar = within(line).getByRole('progressbar', { name: 'Uploading...' });
    await waitFor(() => expect(bar).toBeVisible());
    await expect(within(line).getByRole('link', { name: backToStudio })).toHaveAttribute('href', '/wan-i2v');
    const cancel = within(line).getByRole('button', { name: activityWords.cancelOf(title) });
    cancel.focus();
    letGo();
    await waitFor(() => expect(cancel).toHaveAccessibleDescription(cancelWords.returnsAll));
    await expect(list.getAllByRole('listitem')).toEqual([line]);
    await expect(line).toHaveTextContent(title);
    await expect(cancel).toHaveFocus();
    await expect(serverOf(context.loaded).fake.world.jobs.size).toBe(1);
  },
};

export const CancelledElsewhere: Story = {
  name: 'What is being sent is cancelled from another page, and said to have cost nothing',
  play: async (context) => {
    await leftWhileSent(context);
    const list = within(await openTray(context));
    await context.userEvent.click(list.getByRole('button', { name: activityWords.cancelOf(title) }));
    await said(cancelWords.wasCancelled);
    await said(jobWords.notCharged);
    await expect(await screen.findByText(activityWords.nothingUnderWay)).toBeVisible();
  },
};

export const LeadsBack: Story = {
  name: 'What could not be sent after its studio was left says so with the way back to it',
  play: async (context) => {
    await leftWhileSent(context);
    letGo(HttpResponse.json({ statusCode: '400', error: 'Refused', message: 'No.' }, { status: 400 }));
    await context.userEvent.click(await screen.findByRole('link', { name: backToStudio }));
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: /Describe the animation/ })).toHaveValue(title),
    );
    await expect(context.canvas.getByRole('button', { name: 'Activity' })).toBeVisible();
  },
};

export const SigningOutAsks: Story = {
  name: 'Signing out while a file is on its way asks first, and stops it only then',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await leftWhileSent(context);
    const signOut = async () => {
      await userEvent.click(canvas.getByRole('button', { name: mara.fullName }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
      return screen.findByRole('alertdialog', { name: leavingUpload.question });
    };
    const question = await signOut();
    await waitFor(() => expect(question).toBeVisible());
    await expect(question).toHaveAccessibleDescription(`${leavingUpload.one(title)} ${jobWords.notCharged}`);
    await userEvent.click(within(question).getByRole('button', { name: leavingWork.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Activity\s*1 under way/ })).toBeVisible();
    const again = within(await signOut());
    await userEvent.click(again.getByRole('button', { name: leavingUpload.signOut }));
    await said('Signed Out');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ArrivedWhileAsked: Story = {
  name: 'Where all has arrived while it was asked, the question stays, says so, and signs out when it is answered',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await leftWhileSent(context);
    await userEvent.click(canvas.getByRole('button', { name: mara.fullName }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    const question = await screen.findByRole('alertdialog', { name: leavingUpload.question });
    letGo();
    await waitFor(() => expect(question).toHaveAccessibleDescription(leavingUpload.none));
    await expect(question).toHaveAccessibleName(leavingUpload.plain);
    await userEvent.click(within(question).getByRole('button', { name: leavingUpload.signOut }));
    await said('Signed Out');
    await expect(serverOf(context.loaded).fake.world.jobs.size).toBe(1);
  },
};
