import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../../mocks/drawnFile.ts';
import { serverOf, type ScreenStoryArgs } from '../../../mocks/screenStory.ts';

type Shown = Parameters<NonNullable<StoryObj<ScreenStoryArgs>['play']>>[0];

/** Nothing lies over it, and it is on the screen. */
export const isInSight = (part: Element): boolean => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => part.contains(document.elementFromPoint((left + right) / 2, y)));
};

export async function chooseFile({ canvas, userEvent }: Pick<Shown, 'canvas' | 'userEvent'>): Promise<void> {
  const chooser = await canvas.findByRole('button', { name: 'Choose a file' });
  const zone = chooser.closest('[data-component="DropZone"]')!;
  await userEvent.upload(zone.querySelector<HTMLInputElement>('input[type="file"]')!, drawnFile());
}

/** What is under way is seen, and so is what comes of it, though nothing moved. */
export async function makeInSight(shown: Shown, prompt = 'A harbour'): Promise<void> {
  const { canvas, canvasElement, loaded, userEvent } = shown;
  const { fake } = serverOf(loaded);
  await expect(await canvas.findByRole('link', { name: 'View Plan' })).toBeVisible();
  await userEvent.click(await canvas.findByRole('textbox', { name: /Describe the (video|animation)/ }));
  await userEvent.paste(prompt);
  await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
  const cancel = await canvas.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(isInSight(cancel)).toBe(true));
  const stage = canvasElement.querySelector('[data-component="Stage"]')!;
  const before = stage.getBoundingClientRect().top;
  fake.jobs.advance([...fake.world.jobs.keys()].at(-1)!, { status: 'completed', progress: 1 });
  const [play, deed] = await Promise.all([
    canvas.findByRole('button', { name: /^(Play|Pause)$/ }),
    canvas.findByRole('button', { name: 'Download' }),
  ]);
  await waitFor(() => expect([play, deed].map(isInSight)).toEqual([true, true]));
  await expect(stage.getBoundingClientRect().top).toBe(before);
}

/** What can be done with what is on the stage, once all of it is there. */
export async function deedsOf({ canvas }: Pick<Shown, 'canvas'>): Promise<HTMLElement[]> {
  const deeds = (await canvas.findByRole('button', { name: 'Download' })).parentElement!;
  await waitFor(() => expect(within(deeds).getByRole('button', { name: 'Delete' })).toBeVisible());
  return within(deeds).getAllByRole('button');
}

/** To the last of the deeds, which come in two lines on a desk and in more on a phone. */
export async function deedsInSight(shown: Pick<Shown, 'canvas'>): Promise<void> {
  const deeds = await deedsOf(shown);
  const named = (each: Element) => each.ariaLabel ?? each.textContent;
  await waitFor(() => expect(deeds.filter((each) => !isInSight(each)).map(named)).toEqual([]));
}
