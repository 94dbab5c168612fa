const pause = 5000;

/** The app's own code did not arrive: the page says so as it brought it along, and begins anew as soon as all can be had. */
export function codeLost(): void {
  const told = document.querySelector<HTMLTemplateElement>('template[data-code-lost]');
  if (!told) return;
  told.remove();
  document.body.append(document.importNode(told.content, true));
  const goOn = async () => {
    if (await isThere()) location.reload();
  };
  addEventListener('online', () => void goOn());
  setInterval(() => void goOn(), pause);
}

/** A browser never asks again for a module that once failed, so that only a page anew helps: not before all is there. */
async function isThere(): Promise<boolean> {
  const files = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
    ...document.querySelectorAll<HTMLScriptElement>('script[type=module]'),
  ].map((named) => ('src' in named ? named.src : named.href));
  const answers = await Promise.all(
    files.map((file) => fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)),
  );
  return answers.every((answer) => answer?.ok);
}
