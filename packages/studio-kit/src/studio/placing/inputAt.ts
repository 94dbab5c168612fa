/** Which input lies there; none: beside them all. */
export const inputAt = (target: EventTarget | null | undefined): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-input]')?.dataset['input'] : undefined;
