interface Held {
  readonly link: Element;
  readonly href: string | null;
  /** Among those that lead to the same address. */
  readonly nth: number;
}

const linksTo = (place: Element, href: string | null) =>
  [...place.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/** Links of the first picture are links: what it calls gives the focus of one to the same link of the app. */
export function keepFocus(place: Element): () => void {
  let held: Held | null = null;
  const hold = (link: Element | null) => {
    if (!link || !place.contains(link)) return;
    const href = link.getAttribute('href');
    held = { link, href, nth: linksTo(place, href).indexOf(link as HTMLAnchorElement) };
  };
  // What is taken away may be told of as left, too; only what still stands there was left by somebody.
  const leave = () => queueMicrotask(() => (held = held?.link.isConnected ? null : held));
  const ended = new AbortController();
  place.addEventListener('focusin', ({ target }) => hold(target as Element), ended);
  place.addEventListener('focusout', leave, ended);
  hold(document.activeElement);
  return () => {
    ended.abort();
    if (held && !held.link.isConnected) linksTo(place, held.href)[held.nth]?.focus({ preventScroll: true });
  };
}
