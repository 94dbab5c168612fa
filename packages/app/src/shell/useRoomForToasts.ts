import { lowHeight } from '@kinora/design-system';
import { useLayoutEffect } from 'react';
import { sideForToasts, startAt, type Box, type Sight } from './roomForToasts.ts';

const offset = '--ds-toast-offset';
const shift = '--ds-toast-shift';
const underIt = 'scroll-padding-block-start';
/**
 * What one works with: a page marks it, and of a studio it is its modes, its settings and its tips. What is to be read
 * where it stands is no less.
 */
const workedWith =
  '[data-worked-with], [data-component="SettingsPanel"], [data-component="GenerateBar"], [data-component="TipsCard"], [data-component="SurroundSwitch"], [role="tablist"], main [data-component$="Notice"]';

const keepsPlace = (part: Element | null): boolean =>
  part !== null && (getComputedStyle(part).position === 'sticky' || keepsPlace(part.parentElement));

/** As if nothing had been scrolled: what stands over the bar goes by, and the bar stays. */
const unscrolled = (sight: Sight, parts: readonly Element[], bar: Element | null): Sight => {
  const back = ({ left, right, top, bottom }: Box): Box => ({
    left,
    right,
    top: top + scrollY,
    bottom: bottom + scrollY,
  });
  const over = bar?.previousElementSibling?.getBoundingClientRect().height ?? 0;
  return {
    ...sight,
    page: { ...sight.page, top: over + (bar?.clientHeight ?? 0) },
    taken: sight.taken.map((place, at) => (keepsPlace(parts[at]!) ? place : back(place))),
    title: sight.title && back(sight.title),
  };
};

/**
 * What is said in passing begins under the bar, wherever that stands. Between the bar and what one works with there is
 * room for a short message beside the page's title; what is longer begins under that.
 */
export function useRoomForToasts(region: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!region) return;
    const bar = document.querySelector('[data-component="TopBar"]');
    const { style } = document.documentElement;
    let chosen = { screen: '', side: 0 };
    const measure = () => {
      const { width, height } = region.getBoundingClientRect();
      const over = bar?.getBoundingClientRect();
      const words = document.createRange();
      const heading = document.querySelector('main h1');
      if (heading) words.selectNodeContents(heading);
      const parts = [...document.querySelectorAll(workedWith)];
      const sight: Sight = {
        size: { width, height },
        page: {
          left: over?.left ?? 0,
          right: over?.right ?? innerWidth,
          // It goes by with the page where the window is low, and there a message has no more room to give.
          top: Math.min(over?.bottom ?? 0, innerHeight / 3),
          bottom: innerHeight,
        },
        middle: (document.documentElement.clientWidth - width) / 2,
        taken: parts.map((each) => each.getBoundingClientRect()),
        title: heading ? words.getBoundingClientRect() : undefined,
      };
      // A message does not go from side to side on one screen, whatever is scrolled, opened or pressed there.
      const screen = `${location.href} ${heading?.textContent} ${document.documentElement.clientWidth}`;
      const isAwaited = document.querySelector('main [data-awaited]');
      if (isAwaited || screen !== chosen.screen)
        chosen = { screen, side: sideForToasts(unscrolled(sight, parts, bar)) };
      const { side } = chosen;
      const start = startAt(side, sight);
      style.setProperty(offset, `max(${start}px, env(safe-area-inset-top, 0px))`);
      // A browser scrolls what gets the focus to where it is seen: that begins under the message.
      // There a message takes a large part of the window, and what gets the focus may lie in that.
      style.setProperty(underIt, innerHeight < lowHeight ? `${start + height}px` : '');
      style.setProperty(shift, `${side - sight.middle}px`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    for (const each of [bar, region, document.body]) if (each) resized.observe(each);
    // Another screen has other things to work with, and may be as long.
    const changed = new MutationObserver(measure);
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', measure, { passive: true });
    return () => {
      for (const each of [offset, shift, underIt]) style.removeProperty(each);
      resized.disconnect();
      changed.disconnect();
      removeEventListener('scroll', measure);
    };
  }, [region]);
}
