import type { Page } from '@playwright/test';

/** Under a finger nothing is smaller (WCAG 2.5.5), in px. */
const fingertip = 44;

/**
 * What can be pressed on the page but not within a fingertip around its middle, each with what lies there instead. As
 * WCAG has it, words in the line of a text are excepted; so is what no finger is meant for.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider], [role=option], [role=menuitem]';
    const sides = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] } as const;

    /** What is pressed of a control: the label that hides it, the frame of a field, the rail of a slider. */
    const surfaceOf = (control: Element): Element =>
      (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) ||
      (control.matches('input, textarea') &&
        control.closest('[data-part=control], [data-part=number], [data-part=track], [role=group]')) ||
      control;
    /** Buttons for screen readers alone are a pixel large or let presses through. */
    const isForFingers = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]')
      );
    };
    const isInText = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...element.parentElement!.childNodes].some(
        (beside) => beside.nodeType === Node.TEXT_NODE && beside.textContent!.trim() !== '',
      );
    const nameOf = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;

    /** A control that is drawn smaller lays an unseen area over itself: whether that is a whole fingertip. */
    const hasWholeArea = (control: Element) => {
      const { content, width, height } = getComputedStyle(control, '::after');
      return content !== 'none' && parseFloat(width) >= size && parseFloat(height) >= size;
    };
    /** What takes the press of a finger that is a fingertip's half off the middle; the window's edge stops none. */
    const hitBeside = (surface: Element, [dx, dy]: readonly [number, number], slack: number) => {
      const { left, top, width, height } = surface.getBoundingClientRect();
      const reach = size / 2 - slack;
      return document.elementFromPoint(
        Math.min(Math.max(left + width / 2 + dx * reach, 0), innerWidth - 1),
        Math.min(Math.max(top + height / 2 + dy * reach, 0), innerHeight - 1),
      );
    };
    const misses = (control: Element, surface: Element): string[] =>
      Object.entries(sides).flatMap(([side, way]) => {
        // Two areas that touch meet between pixels, and the browser rounds both the edge and the press.
        const hit = hitBeside(surface, way, hasWholeArea(control) ? 1.5 : 1);
        const isIts =
          hit && (surface.contains(hit) || (hit.closest('label')?.control as Element | null) === control);
        // A message that passes covers nothing for good.
        if (isIts || hit?.closest('[data-component=ToastRegion]')) return [];
        return `${side} is ${hit ? nameOf(hit) : 'nothing'}`;
      });

    const found: string[] = [];
    for (const control of document.querySelectorAll(pressable)) {
      const surface = surfaceOf(control);
      if (!isForFingers(surface) || isInText(control)) continue;
      const { width, height } = surface.getBoundingClientRect();
      if (width >= size && height >= size) continue;
      surface.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      let missed = misses(control, surface);
      if (missed.length > 0) {
        // It may lie under what is docked there, from where one scrolls it away.
        scrollBy({ top: innerHeight / 6, behavior: 'instant' });
        missed = misses(control, surface);
      }
      if (missed.length > 0)
        found.push(`${nameOf(control)}, ${Math.round(width)}x${Math.round(height)}: ${missed.join(', ')}`);
    }
    scrollTo(0, 0);
    return found;
  }, fingertip);
