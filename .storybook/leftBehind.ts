// Whoever comes next on a shared page would meet what a story leaves there, so that story fails, and is told by what.
/** The frame of a story says these anew for each; announcements are made in a place that stays. */
const ofTheFrame = new Set(['lang', 'dir', 'data-mode', 'data-density', 'data-surround', 'data-motion']);
const stays = '[data-live-announcer]';

/** Of the window and of what it says of itself: a story that stands one in for its own gives it back. */
const ownGlobals = () =>
  new Map<string, unknown>([
    ...(['matchMedia', 'open', 'setTimeout'] as const).map((name) => [name, window[name]] as const),
    ['navigator.onLine', Object.hasOwn(navigator, 'onLine')],
  ]);

interface Found {
  readonly elements: ReadonlySet<Element>;
  readonly attributes: ReadonlyMap<Element, ReadonlyMap<string, string>>;
  readonly title: string;
  readonly address: string;
  readonly globals: ReadonlyMap<string, unknown>;
}

const said = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    element
      .getAttributeNames()
      .filter((name) => !ofTheFrame.has(name))
      .map((name) => [name, element.getAttribute(name) ?? ''] as const)
      // What takes its own style away again leaves the attribute.
      .filter(([name, value]) => name !== 'style' || value !== ''),
  );

/** The page before any story. */
export function found(): Found {
  const { documentElement, body, title } = document;
  return {
    elements: new Set(body.children),
    attributes: new Map([documentElement, body].map((element) => [element, said(element)])),
    title,
    address: location.href,
    globals: ownGlobals(),
  };
}

/** Each thing that a story left, in words; it is taken away, since only its own story is to fail. */
export function leftBehind({ elements, attributes, title, address, globals }: Found): string[] {
  const left: string[] = [];
  for (const element of document.querySelectorAll('body > *')) {
    if (elements.has(element) || element.matches(stays)) continue;
    left.push(element.outerHTML.slice(0, 120));
    element.remove();
  }
  for (const [element, before] of attributes) {
    const now = said(element);
    for (const name of new Set([...before.keys(), ...now.keys()])) {
      const was = before.get(name);
      if (now.get(name) === was) continue;
      left.push(`${name}='${now.get(name) ?? ''}' of <${element.localName}>`);
      if (was === undefined) element.removeAttribute(name);
      else element.setAttribute(name, was);
    }
  }
  if (document.title !== title) left.push(`the title '${document.title}'`);
  document.title = title;
  if (location.href !== address) left.push(`the address ${location.pathname}${location.search}`);
  history.replaceState(history.state, '', address);
  const now = ownGlobals();
  for (const [name, own] of globals) {
    if (now.get(name) === own) continue;
    left.push(`another ${name}`);
    if (name === 'navigator.onLine') Reflect.deleteProperty(navigator, 'onLine');
    else Object.defineProperty(window, name, { configurable: true, writable: true, value: own });
  }
  return left;
}
