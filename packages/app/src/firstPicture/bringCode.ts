import { codeLost } from './codeLost.ts';

const longestWait = 3000;

/**
 * The page only names its code, the styles of other screens, and its lower pictures: they are asked for once the first
 * frame is drawn. What the device has already would else be set up first, and nothing seen until then. In a tab that nobody
 * looks at, they come at once.
 */
export function bringCode(): void {
  const named = document.querySelector<HTMLTemplateElement>('template[data-code]');
  if (!named) return;
  const bring = () => {
    if (!named.isConnected) return;
    named.remove();
    const code = document.importNode(named.content, true);
    const scripts = [...code.querySelectorAll('script')];
    for (const script of scripts) {
      // In their order, as scripts of a page are.
      script.async = false;
      script.addEventListener('error', codeLost);
      script.remove();
    }
    const styles = code.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    // What a page's own scripts wait for, and those put in later do not: all of the page, and its styles.
    const ready = Promise.all([parsed(), styles && settled(styles)]);
    document.head.append(code);
    void parsed().then(askForPictures);
    void ready.then(() => document.head.append(...scripts));
    // The browser reads its tables of languages when they are first asked for, which takes it longer than all of the
    // code's setting up: now, while that is on its way, nobody waits for it.
    setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
  };
  if (document.hidden) return bring();
  // The task behind the first frame that has all of it.
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(bring)));
  // A window that is covered or far away may count as seen, and never be drawn.
  document.addEventListener('DOMContentLoaded', () => setTimeout(bring, longestWait));
  // Whoever looks away before sees no picture, and no frame is drawn for them.
  document.addEventListener('visibilitychange', bring);
}

const parsed = () =>
  new Promise((done) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done);
    else done(undefined);
  });

/** A sheet that does not come is no reason to leave the page without its code. */
const settled = (styles: HTMLLinkElement) =>
  new Promise((done) => {
    styles.addEventListener('load', done);
    styles.addEventListener('error', done);
  });

function askForPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]'))
    image.src = image.dataset['src']!;
}
