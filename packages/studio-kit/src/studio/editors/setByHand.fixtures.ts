import type { FileInput, Input, InputKind, InputOf } from '@kinora/contract';
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What a control is set to, as a person would say it: a number, an option by its label, on or off, words, files. */
export type Asked = number | string | boolean | readonly File[];

interface At<I extends Input = Input> {
  readonly input: I;
  /** Where its control stands. */
  readonly place: HTMLElement;
  readonly user: UserEvent;
}
type Driver<I extends Input = Input> = (at: At<I>, asked: Asked) => Promise<unknown>;

const retyped: Driver = async ({ place, user }, words) => {
  const field = await within(place).findByRole('textbox');
  await user.clear(field);
  // At once, for a form is drawn anew with every letter.
  await user.paste(words as string);
};

/** By the keys of the slider where it ends, and by its number in between. */
const slid: Driver<InputOf<'range'>> = async ({ input: { label, min, max }, place, user }, to) => {
  const slider = await within(place).findByRole('slider', { name: label });
  slider.focus();
  if (to === min) return user.keyboard('{Home}');
  if (to === max) return user.keyboard('{End}');
  const field = within(place).getByRole('spinbutton', { name: label });
  await user.clear(field);
  return user.type(field, `${String(to as number)}{Enter}`);
};

/** Named by its first words: a price or a reason may follow. */
const chosen: Driver = async ({ place, user }, label) => {
  const name = new RegExp(`^${label as string}\\b`);
  await waitFor(() => within(place).getByRole('radiogroup'));
  await user.click(within(place).getByRole('radio', { name }));
};

const turned: Driver = async ({ input, place, user }, isOn) => {
  const control = await within(place).findByRole<HTMLInputElement>('switch', { name: input.label });
  if (control.checked !== isOn) await user.click(control);
};

const given: Driver<FileInput> = async ({ place, user }, files) => {
  const all = files as readonly File[];
  const picker = await waitFor(() => {
    const found = place.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no way to choose a file yet.');
    return found;
  });
  await user.upload(picker, [...all]);
  for (const { name } of all) await within(place).findAllByText(name, { exact: false });
};

/** One as it is put there by keys: in the middle, to the right. */
const stroked: Driver = async ({ place, user }) => {
  (await within(place).findByRole('button', { name: /^Add a stroke/ })).focus();
  await user.keyboard('{Enter}');
};

/** How a person sets a control of each kind: the compiler complains until every one has a way. */
const drivers: { readonly [K in InputKind]: Driver<InputOf<K>> } = {
  audio: given,
  camera: chosen,
  fixed: () => Promise.reject(new Error('It is shown, and can’t be set.')),
  image: given,
  images: given,
  option: chosen,
  range: slid,
  seed: retyped,
  strokes: stroked,
  switch: turned,
  text: retyped,
  video: given,
};

/** Sets the control of an input, wherever it stands, as a person does. */
export async function setByHand(input: Input, at: Omit<At, 'input'>, asked: Asked): Promise<void> {
  // Some stand in a fold.
  const fold = at.place
    .closest('[data-component="Disclosure"]')
    ?.querySelector('[data-part="trigger"][aria-expanded="false"]');
  if (fold) await at.user.click(fold);
  const drive = drivers[input.kind] as Driver<never>;
  await drive({ ...at, input: input as never }, asked);
}
