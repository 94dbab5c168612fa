import { expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** What a person reads who looks for a choice: all of it in its order, and what is chosen. */
export async function offered(canvas: Canvas, label: string, choices: readonly string[], chosen: string) {
  const group = within(await canvas.findByRole('radiogroup', { name: label }));
  const radios = await waitFor(() => {
    const found = group.getAllByRole<HTMLInputElement>('radio');
    if (found.length !== choices.length) throw new Error(`${label}: ${found.length} of ${choices.length}.`);
    return found;
  });
  const words = (radio: HTMLElement) => radio.closest('label')!;
  for (const [index, radio] of radios.entries()) {
    await expect(words(radio)).toBeVisible();
    await expect(words(radio)).toHaveTextContent(choices[index]!);
  }
  const checked = radios.filter((radio) => radio.checked);
  await expect(checked.map((radio) => choices[radios.indexOf(radio)])).toEqual([chosen]);
}

/** A slider and its number, from where to where, by what step, and where it stands. */
export async function ranges(
  canvas: Canvas,
  label: string,
  { min, max, step, at }: Readonly<Record<'min' | 'max' | 'step' | 'at', number>>,
) {
  const slider = await canvas.findByRole('slider', { name: label });
  for (const [name, value] of Object.entries({ min, max, step }))
    await expect([label, name, slider.getAttribute(name)]).toEqual([label, name, String(value)]);
  await expect(slider).toHaveValue(String(at));
  await expect(canvas.getByRole('spinbutton', { name: label })).toHaveValue(String(at));
}
