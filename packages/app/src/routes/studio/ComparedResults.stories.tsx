import { compareWords, deedWords, historyWords, titleOf } from '@kinora/contract';
import { creationFixture, historyFixture, pictures } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';
import { offline } from '../library/library.fixtures.ts';

const earlier = historyFixture(3);

const meta = {
  ...screenStory,
  title: 'App/Screens/Compared results',
  args: { path: '/wan-i2v', scenario: { accounts: [{ ...mara, creations: earlier }] } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What is made of these words, and the press for another to lay it over. */
async function made({ canvas, canvasElement, userEvent }: Context, words = 'Waves roll in') {
  await canvas.findByText(/^\d+ credits · included/);
  const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (picker) await userEvent.upload(picker, drawnFile());
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Describe/ }), words);
  await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
  return canvas.findByRole('button', { name: deedWords.compare });
}

const dialog = (name: string = historyWords.compared) => screen.findByRole('dialog', { name });

export const OverTheOneBefore: Story = {
  name: 'A finished clip is laid over the one before it, then over others of the latest and over its own source, in one dialog (D36, D41)',
  play: async (context) => {
    const { userEvent } = context;
    const compare = await made(context);
    await userEvent.click(compare);
    const compared = within(await dialog());
    const [last, second] = earlier.map(titleOf);
    await compared.findByRole('slider', { name: `Compare ${last} and Waves roll in` });
    await expect(
      compared.getByRole('heading', { name: historyWords.madeByName('Waves roll in') }),
    ).toBeInTheDocument();
    const choice = within(compared.getByRole('radiogroup', { name: compareWords.with }));
    await choice.findByRole('radio', { name: compareWords.source });
    await expect(choice.getAllByRole('radio')).toHaveLength(earlier.length + 1);
    await expect(choice.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${last!.slice(0, 20)}`),
    );
    await expect((await dialog()).querySelectorAll('video')).toHaveLength(2);

    choice.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await compared.findByRole('slider', { name: `Compare ${second} and Waves roll in` });
    await expect(choice.getByRole('radio', { checked: true })).toHaveFocus();

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await compared.findByRole('slider', { name: `Compare ${compareWords.source} and Waves roll in` });
    await expect(choice.getByRole('radio', { name: compareWords.source })).toHaveFocus();
    await expect((await dialog(compareWords.withSource)).querySelectorAll('video')).toHaveLength(1);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(compare).toHaveFocus();
    await userEvent.click(compare);
    await within(await dialog()).findByRole('slider', { name: `Compare ${last} and Waves roll in` });
  },
};

export const TheFirstOfAll: Story = {
  name: 'The first clip that anybody makes from words has nothing to be compared with, and a press says so',
  args: { path: '/veo3', scenario: { accounts: [mara] } },
  play: async (context) => {
    const compare = await made(context);
    await waitFor(() => expect(compare).toHaveAttribute('aria-disabled', 'true'));
    await context.userEvent.click(compare);
    await said(compareWords.none.title);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const TheFirstFromAPicture: Story = {
  name: 'The first clip that anybody makes from a picture is laid over that picture, and the title says so',
  args: { scenario: { accounts: [mara] } },
  play: async (context) => {
    await context.userEvent.click(await made(context));
    const compared = within(await dialog(compareWords.withSource));
    await compared.findByRole('slider', { name: `Compare ${compareWords.source} and Waves roll in` });
    await waitFor(() => expect(compared.getByRole('img', { name: compareWords.source })).toBeVisible());
  },
};

export const WithoutANetwork: Story = {
  name: 'Others that could not be read leave a finished clip where it is, say why, and come when one tries again',
  args: { path: '/veo3' },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    const { fake } = serverOf(loaded);
    fake.world.failures.set('creations.list', offline);
    await userEvent.click(await made(context));
    const compared = within(await dialog());
    const again = await compared.findByRole('button', { name: 'Try again' });
    await expect(compared.queryByRole('slider')).toBeNull();
    fake.world.failures.delete('creations.list');
    await userEvent.click(again);
    await compared.findByRole('slider', { name: `Compare ${titleOf(earlier[0]!)} and Waves roll in` });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Vary/ })).toBeVisible();
  },
};

const picture = (changes: object, index: number) =>
  creationFixture(
    {
      type: 'image',
      model_used: 'create-image',
      file_url: pictures.dusk.url,
      thumbnail_url: pictures.dusk.url,
      settings: { prompt: 'A kettle', style: 'anime', quality: 'high' },
      ...changes,
    },
    index,
  );

export const AFileThatIsGone: Story = {
  name: 'A picture whose file is gone is said to be missing, and another one can be taken in its place',
  args: {
    path: '/create-image',
    scenario: {
      accounts: [
        {
          ...mara,
          creations: [
            picture({ title: 'Lost', file_url: 'data:image/png;base64,AAAA' }, 0),
            picture({ title: 'Kept' }, 1),
          ],
        },
      ],
    },
  },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await made(context, 'A kettle'));
    const compared = within(await dialog());
    await compared.findByRole('slider', { name: 'Compare Lost and A kettle' });
    await waitFor(() => expect(compared.getByText(compareWords.missing)).toBeVisible());
    // No browser's own mark of a broken picture stands anywhere, neither under the seam nor in the row.
    const choice = compared.getByRole('radio', { name: /^Lost/ }).closest('label')!;
    await waitFor(() => expect(choice.querySelector('img')).toBeNull());
    await expect(compared.getByRole('img', { name: 'Lost' })).not.toHaveAttribute('src');
    await userEvent.click(compared.getByRole('radio', { name: /^Kept/ }));
    await compared.findByRole('slider', { name: 'Compare Kept and A kettle' });
    await expect(compared.queryByText(compareWords.missing)).toBeNull();
  },
};
