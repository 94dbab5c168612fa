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
  // A file that a script made is none of a file system, and a browser says null of it.
  const itself = Object.getOwnPropertyDescriptor(DataTransferItem.prototype, 'webkitGetAsEntry')!;
  const asFile = { ...itself, value: () => ({ isFile: true }) };
  Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', asFile);
  try {
    element.dispatchEvent(new DragEvent('dragenter', at));
    element.dispatchEvent(new DragEvent('dragover', at));
    return !element.dispatchEvent(new DragEvent('drop', at));
  } finally {
    Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', itself);
  }
}
