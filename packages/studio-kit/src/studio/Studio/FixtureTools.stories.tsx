import {
  callsServer,
  editableInputs,
  priceOf,
  type AnyForm,
  type AnyTool,
  type Draft,
} from '@kinora/contract';
import {
  cannedPrompts,
  createFakeStudioApi,
  deviceFixtures,
  fixtureScenario,
  fixtureTools,
  rehearsalEngine,
  tideStudio,
} from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chosenPicture } from '../../testing/chosenPicture.ts';
import { DeviceStudio } from '../DeviceStudio/index.ts';
import { ModeStudio } from '../ModeStudio/index.ts';
import { draftOf, mara, ToolStudio } from './Studio.fixtures.tsx';

const scenario = {
  ...fixtureScenario,
  accounts: [{ ...mara, included: 0, balance: 500 }],
};
const fixtures = [...fixtureTools, ...deviceFixtures];
const fixtureOf = (id: string) => fixtures.find(({ tool }) => tool.id === id)!;
const atOnce = rehearsalEngine({ wait: async () => {}, random: () => 0 });

interface ShownProps {
  /** Any id of a fixture tool. */
  id: string;
  /** What the form holds beside what the fixture says. */
  more?: object;
}

/** Tools that exist nowhere else: whoever can draw and run these can draw and run any definition. */
const meta = {
  title: 'Studio Kit/Studio/Studio/Fixture tools',
  component: ({ id, more }: ShownProps) => {
    const { tool, form } = fixtureOf(id);
    const draft = { ...form, ...more };
    return callsServer(tool) ? (
      <ToolStudio
        key={id}
        tool={tool}
        scenario={scenario}
        draft={draft}
        result={<p>The model is there.</p>}
      />
    ) : (
      <DeviceStudio key={id} tool={tool} engine={atOnce} drafts={draftOf(draft)} />
    );
  },
  parameters: { layout: 'fullscreen' },
  argTypes: { id: { control: 'select', options: fixtures.map(({ tool }) => tool.id) } },
  args: { id: 'lantern' },
} satisfies Meta<ShownProps>;

export default meta;
type Story = StoryObj<ShownProps>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

async function expectForm({ canvas, canvasElement }: Stage, tool: AnyForm, price: string) {
  await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
  await expect(canvas.getByRole('heading', { level: 1, name: tool.title })).toBeVisible();
  await waitFor(() => {
    const drawn = editableInputs(tool).filter(([name]) =>
      canvasElement.querySelector(`[data-input="${name}"]`),
    );
    void expect(drawn).toEqual(editableInputs(tool));
  });
  await canvas.findByText(new RegExp(`^${price}`));
}

const stageIn = ({ canvasElement }: Stage) =>
  canvasElement.querySelector<HTMLElement>('[data-component="Stage"]')!;

/** The form as it is filled in, then what comes of a press. */
const isDrawnAndMade =
  (shown: (stage: HTMLElement) => unknown): NonNullable<Story['play']> =>
  async (stage) => {
    const { tool, form } = fixtureOf(stage.args.id);
    const { total } = priceOf(tool, form as Draft<AnyTool>);
    await expectForm(stage, tool, callsServer(tool) ? `${total} credits ·` : 'Free');
    const button = stage.canvas.getByRole('button', { name: new RegExp(`^${tool.words.generate}`) });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await stage.userEvent.click(button);
    await waitFor(() => expect(shown(stageIn(stage))).toBeTruthy());
  };
const clip = (stage: HTMLElement) => stage.querySelector('video');

export const Lantern: Story = {
  name: 'Lantern has all its inputs and its price, and a press makes a clip',
  args: { id: 'lantern' },
  play: isDrawnAndMade(clip),
};
export const Album: Story = {
  name: 'Album has all its inputs and its price, and a press makes a clip',
  args: { id: 'album' },
  play: isDrawnAndMade(clip),
};
export const Brush: Story = {
  name: 'Brush has all its inputs and its price, and a press makes a clip',
  args: { id: 'brush' },
  play: isDrawnAndMade(clip),
};
export const Stitch: Story = {
  name: 'Stitch has all its inputs and its price, and a press makes a clip',
  args: { id: 'stitch' },
  play: isDrawnAndMade(clip),
};
export const TideByWords: Story = {
  name: 'Tide by words has all its inputs and its price, and a press makes a clip',
  args: { id: 'tide-words' },
  play: isDrawnAndMade(clip),
};
export const TideByPicture: Story = {
  name: 'Tide by picture has all its inputs and its price, and a press makes a clip',
  args: { id: 'tide-picture' },
  play: isDrawnAndMade(clip),
};
const picture = (stage: HTMLElement) => stage.querySelector('[data-component="ResultImage"] img');

export const Poster: Story = {
  name: 'Poster has all its inputs and its price, and a press makes a picture',
  args: { id: 'poster' },
  play: isDrawnAndMade(picture),
};

export const Postcard: Story = {
  name: 'Postcard is answered at once with its picture, and has no job',
  args: { id: 'postcard' },
  play: async (stage) => {
    await isDrawnAndMade(picture)(stage);
    await expect(stage.canvasElement.querySelector('[role="progressbar"]')).toBeNull();
  },
};
export const Apprentice: Story = {
  name: 'Apprentice has all its inputs and its price, and a press shows what the product has of its model',
  args: { id: 'apprentice' },
  play: isDrawnAndMade((stage) => within(stage).queryByText('The model is there.')),
};

/** No tool of the catalogue asks for pictures, a clip and a sound at once. */
export const EveryKindOfFile: Story = {
  name: 'A form of pictures, a clip and a sound has all its inputs and its price',
  tags: ['picture'],
  args: { id: 'album' },
  loaders: [() => ({ pictures: ['first.png', 'second.png'].map((name) => chosenPicture(640, 360, name)) })],
  render: ({ id }, { loaded }) => <meta.component id={id} more={loaded} />,
  play: (stage) => expectForm(stage, fixtureOf('album').tool, '30 credits'),
};

export const AnOptionThatAnotherRulesOut: Story = {
  name: 'An option that another choice rules out stays in sight, disabled, with its reason on it',
  args: { id: 'album', more: { light: 'day', sky: 'clear' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sky/ }));
    const stars = await screen.findByRole('option', { name: 'Stars Stars are out at night alone.' });
    await expect(stars).toHaveAttribute('aria-disabled', 'true');
  },
};

const Tabs = () => {
  const [api] = useState(() => createFakeStudioApi({ scenario }));
  return <ModeStudio studio={tideStudio} api={api} />;
};

export const Tide: Story = {
  name: 'What was typed on one tab stands on the next',
  render: () => <Tabs />,
  play: async ({ canvas, userEvent }) => {
    // What comes late is there.
    await canvas.findByRole('slider', { name: 'Hours' });
    await userEvent.type(await canvas.findByRole('textbox', { name: /Water/ }), 'Grey water');
    canvas.getByRole('tab', { name: 'Words' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Water/ })).toHaveValue('Grey water'));
  },
};

export const Caption: Story = {
  name: 'Caption has all its inputs and its price, and a press makes a prompt',
  args: { id: 'caption' },
  play: isDrawnAndMade((stage) => within(stage).queryByDisplayValue(cannedPrompts[0])),
};
export const Loupe: Story = {
  name: 'Loupe has all its inputs and its price, and a press makes a picture',
  args: { id: 'loupe' },
  play: isDrawnAndMade((stage) => within(stage).queryByRole('img', { name: 'The slide from nearby' })),
};
export const Understudy: Story = {
  name: 'Understudy has all its inputs and its price, and a press says that it was a rehearsal',
  args: { id: 'understudy' },
  play: isDrawnAndMade((stage) => within(stage).queryByText(/^This was a rehearsal/)),
};
