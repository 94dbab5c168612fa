const longestWait = 3000;

/**
 * The page only names its code, in a template: it is asked for once the picture is drawn. What the device has already
 * would else be set up first, and nothing seen until then. In a tab that nobody looks at, it comes at once.
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
      script.remove();
    }
    document.head.append(code);
    void pageReady().then(() => document.head.append(...scripts));
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

/** What a page's own scripts wait for, and those put in later do not: all of the page, and its styles. */
async function pageReady(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (styles?.sheet === null)
    await new Promise((come) => {
      styles.addEventListener('load', come);
      styles.addEventListener('error', come);
    });
}
