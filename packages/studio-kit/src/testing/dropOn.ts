/** Lets files fall on an element as a browser does; answers whether the page kept them from being opened in its stead. */
export function dropOn(element: Element, ...files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const box = element.getBoundingClientRect();
  const at = {
    bubbles: true,
    cancelable: true,
    dataTransfer,
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
  };
  element.dispatchEvent(new DragEvent('dragenter', at));
  element.dispatchEvent(new DragEvent('dragover', at));
  return !element.dispatchEvent(new DragEvent('drop', at));
}
