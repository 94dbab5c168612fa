/** A picture drawn on the spot, as somebody might choose it from a folder. */
export async function drawnFile(width = 640, height = 360, name = 'harbour.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#3f8f86';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#d8efe0';
  pen.fillRect(width / 3, height / 4, width / 4, height / 2);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
