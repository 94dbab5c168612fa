import type { Page } from '@playwright/test';

/** What a camera writes that was held on its side: turn me a quarter to the right. */
const turned = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');

/** A photograph as it comes from a camera that was held on its side, drawn by the browser. */
export async function sidewaysPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const plain = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width!, height!);
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#3f8f86';
      pen.fillRect(0, 0, width!, height!);
      pen.fillStyle = '#d8efe0';
      pen.fillRect(0, 0, width! / 2, height! / 2);
      const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      return [...new Uint8Array(await photo.arrayBuffer())];
    },
    [width, height],
  );
  // Behind the two bytes that every JPEG begins with.
  return Buffer.concat([Buffer.from(plain.slice(0, 2)), turned, Buffer.from(plain.slice(2))]);
}
