/** Pastes files, and words, as a browser does. */
export function pasteInto(element: Element, ...pasted: readonly (File | string)[]): void {
  const clipboardData = new DataTransfer();
  for (const part of pasted)
    if (typeof part === 'string') clipboardData.items.add(part, 'text/plain');
    else clipboardData.items.add(part);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
