import { useLayoutEffect } from 'react';

const offset = '--ds-toast-offset';

/** What is said in passing begins under the bar, wherever that stands, so that nothing on it is covered. */
export function useRoomForBar(isSaid: boolean): void {
  useLayoutEffect(() => {
    const bar = isSaid && document.querySelector('[data-component="TopBar"]');
    if (!bar) return;
    const { style } = document.documentElement;
    const measure = () => {
      // It goes by with the page where the window is low, and there a message has no more room to give.
      const end = Math.min(bar.getBoundingClientRect().bottom, innerHeight / 3);
      style.setProperty(offset, `max(${end}px, env(safe-area-inset-top, 0px))`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    for (const each of [bar, document.body]) resized.observe(each);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      style.removeProperty(offset);
      resized.disconnect();
      removeEventListener('scroll', measure);
    };
  }, [isSaid]);
}
