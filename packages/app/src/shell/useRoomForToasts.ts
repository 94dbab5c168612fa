import { useLayoutEffect } from 'react';

const offset = '--ds-toast-offset';

/**
 * What is said in passing begins under the bar, wherever that stands. Between the bar and what one works with there is
 * room for a short message beside the page's title; what is longer begins under that. A page marks it: `data-worked-with`.
 */
export function useRoomForToasts(region: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!region) return;
    const bar = document.querySelector('[data-component="TopBar"]');
    const { style } = document.documentElement;
    const measure = () => {
      const { left, right, height } = region.getBoundingClientRect();
      // It goes by with the page where the window is low, and there a message has no more room to give.
      let start = Math.min(bar?.getBoundingClientRect().bottom ?? 0, innerHeight / 3);
      for (const each of document.querySelectorAll('[data-worked-with]')) {
        const place = each.getBoundingClientRect();
        const isBeside = place.right <= left || place.left >= right;
        const isClear = place.bottom <= start || place.top >= start + height;
        if (!isBeside && !isClear && place.bottom + height <= innerHeight) start = place.bottom;
      }
      style.setProperty(offset, `max(${start}px, env(safe-area-inset-top, 0px))`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    for (const each of [bar, region, document.body]) if (each) resized.observe(each);
    // Another screen has other things to work with, and may be as long.
    const changed = new MutationObserver(measure);
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', measure, { passive: true });
    return () => {
      style.removeProperty(offset);
      resized.disconnect();
      changed.disconnect();
      removeEventListener('scroll', measure);
    };
  }, [region]);
}
