import { expect } from 'storybook/test';

const capitalsOfArchivo = 0.686;

/** Where the middle of a capital is: half its height over the line that letters stand on. */
function middleOfCapitals(words: Element): number {
  const onTheLine = document.createElement('span');
  onTheLine.style.display = 'inline-block';
  words.prepend(onTheLine);
  const line = onTheLine.getBoundingClientRect().bottom;
  onTheLine.remove();
  return line - (capitalsOfArchivo / 2) * Number.parseFloat(getComputedStyle(words).fontSize);
}

/** For stories: capitals of the first line stand in the middle beside an icon, as near as whole pixels let them. */
export async function expectWordsInTheMiddle(words: Element, icon: Element): Promise<void> {
  // Its stand-in sets a line a pixel lower.
  await document.fonts.load("1em 'Archivo Variable'");
  const { top, bottom } = icon.getBoundingClientRect();
  await expect(Math.abs(middleOfCapitals(words) - (top + bottom) / 2)).toBeLessThan(0.6);
}
