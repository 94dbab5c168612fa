import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { said } from './said.ts';
import { serverOf } from './screenStory.ts';

/** One thing that has to be given, and what is said while it is not. */
interface Need {
  readonly saying: string;
  readonly input: string;
  /** A file or words. */
  readonly give: () => File | string | Promise<File>;
}

export interface Told {
  readonly needs: readonly Need[];
  readonly generate: string;
  readonly busy: string;
  readonly started: string;
  readonly done: string;
  /** Said where a failure has no words of its own. */
  readonly failed: string;
}

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'loaded' | 'userEvent'>;

/** Asked for by keys: a button may not be there yet. */
async function pressTooSoon({ canvasElement, userEvent }: Context) {
  const inputs = '[data-component="Studio"] [data-input]';
  const first = canvasElement.querySelector<HTMLElement>(`${inputs} :is(button, textarea)`)!;
  if (first.matches('textarea')) await userEvent.click(first);
  else first.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
}

async function give({ canvasElement, userEvent }: Context, { input, give: given }: Need) {
  const value = await given();
  const kind = typeof value === 'string' ? 'textarea, input' : 'input[type="file"]';
  // Its place stands there before the code that draws it.
  const [place, field] = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>(`[data-input="${input}"]`);
    const within = found?.querySelector<HTMLInputElement>(kind);
    if (!within) throw new Error(`There is nothing to give ${input} to.`);
    return [found, within] as const;
  });
  if (typeof value === 'string') return userEvent.type(field, value);
  await userEvent.upload(field, value);
  return waitFor(() => expect(place).toHaveTextContent(value.name));
}

/** A tool from an empty form to its result, in its own words: what is missing, a failure, and the result. */
export const tells = (told: Told) => async (context: Context) => {
  const { canvas, loaded } = context;
  const { fake } = serverOf(loaded);
  await canvas.findByText(/credits · included, \d+ of \d+ left/);
  for (const need of told.needs) {
    await pressTooSoon(context);
    await said(need.saying);
    await give(context, need);
  }
  const button = () => canvas.findByRole('button', { name: (name) => name.startsWith(told.generate) });

  const begin = async () => {
    const before = fake.world.jobs.size;
    await context.userEvent.click(await button());
    await said(told.started);
    await expect(await canvas.findByRole('button', { name: told.busy })).toBeDisabled();
    await waitFor(() => expect(fake.world.jobs.size).toBe(before + 1));
    return [...fake.world.jobs.keys()].at(-1)!;
  };
  fake.jobs.advance(await begin(), { status: 'failed', message: null });
  await said(told.failed);
  fake.jobs.advance(await begin(), { status: 'completed', progress: 1 });
  await said(told.done);
};
