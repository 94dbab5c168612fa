/**
 * The page only names its code, in a template: it is asked for once the picture is drawn. What the device has already
 * would else be set up first, and nothing seen until then. Where nothing is to be seen, it comes at once.
 */
export function bringCode(isSeen: boolean): void {
  const named = document.querySelector<HTMLTemplateElement>('template[data-code]');
  if (!named) return;
  const bring = () => {
    if (!named.isConnected) return;
    named.remove();
    const code = document.importNode(named.content, true);
    // In their order, as scripts of a page are.
    for (const script of code.querySelectorAll('script')) script.async = false;
    document.head.append(code);
  };
  if (!isSeen || document.hidden) return bring();
  // The task behind the first frame that has all of it.
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(bring)));
  // Whoever looks away before sees no picture, and no frame is drawn for them.
  document.addEventListener('visibilitychange', bring);
}
