import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { measured } from './TextArea.css.ts';

/** Keeps a field as tall as its text where the browser can't do so by itself. */
export function useGrowth(ref: RefObject<HTMLTextAreaElement | null>, text: string | undefined): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    const name = measured.slice('var('.length, -1);
    const measure = () => {
      // Without a height of its own first: else it could grow but never shrink.
      area.style.setProperty(name, 'auto');
      area.style.setProperty(name, `${area.scrollHeight}px`);
    };
    measure();
    area.addEventListener('input', measure);
    return () => area.removeEventListener('input', measure);
  }, [ref, text]);
}
