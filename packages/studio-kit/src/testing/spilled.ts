/**
 * What of a room is not in reach: what goes beyond its sides, or beyond those of a box in it that scrolls, but for what
 * is meant to be pushed sideways; and words that are left no room. It runs in a page by itself, so it holds all it needs.
 */
export function spilled(room: Element): string[] {
  // A row of tabs, a row of frames, a table, and code, which keeps its lines.
  const pushed =
    '[role="tablist"], [data-component="FrameRow"] > ul, [data-film] > ul, [data-component="Table"] > [data-part="region"], pre';
  const over = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const pressable = 'button, a[href], input, textarea, select, [role="slider"], [role="radio"]';
  const within = room.clientWidth;
  const edges = room.getBoundingClientRect();
  const isOut = (each: Element) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (left < edges.left - 1 || right > edges.right + 1);
  };
  // Whichever axis a style names, the other one scrolls too: a box that goes up and down must hold its width.
  const isNarrower = (each: Element) =>
    each.clientWidth > 1 && each.scrollWidth > each.clientWidth && !each.matches(pushed);
  const scrolls = (each: Element) =>
    each.matches(over) || /auto|scroll/.test(getComputedStyle(each).overflowX);
  // A native field that only stands in for one that is drawn lies in a box of a pixel.
  const isPutAway = (each: Element): boolean => {
    const around = each.parentElement;
    return around !== null && around !== room && (around.clientWidth === 1 || isPutAway(around));
  };
  const seen = [...room.querySelectorAll('*')].filter((each) => each.checkVisibility() && !isPutAway(each));
  // Beside something without end, words may be left a letter's room.
  const isSqueezed = (each: Element) => {
    const { fontSize, writingMode } = getComputedStyle(each);
    const letter = parseFloat(fontSize);
    return (
      [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 3,
      ) &&
      writingMode.startsWith('horizontal') &&
      each.clientWidth < 2 * letter &&
      each.clientHeight > 4 * letter
    );
  };
  const nameOf = (each: Element) =>
    (each.ariaLabel ?? (each.textContent.trim() || each.outerHTML)).slice(0, 60);
  return [
    ...(room.scrollWidth > within ? [`${within}: it is ${room.scrollWidth} wide`] : []),
    ...seen
      .filter((each) => isNarrower(each) && scrolls(each))
      .map((each) => `${within}: ${each.scrollWidth} wide in a box of ${each.clientWidth}: ${nameOf(each)}`),
    ...seen
      .filter((each) => each.matches(`${pressable}, ${pushed}`) && isOut(each))
      .filter((each) => !each.parentElement!.closest(pushed))
      .map((each) => `${within}: out of reach: ${nameOf(each)}`),
    ...seen.filter(isSqueezed).map((each) => `${within}: squeezed: ${nameOf(each)}`),
  ];
}
