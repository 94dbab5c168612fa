/** Whether the reader asked for less motion, of their system or of the page around an element. */
export function wantsLessMotion(element: Element): boolean {
  return (
    element.closest('[data-motion="reduced"]') !== null ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
