import { drawnPng } from '@kinora/contract/testing';

/** A picture drawn on the spot, as somebody might choose it from a folder. */
export function drawnFile(width = 640, height = 360, name = 'harbour.png'): File {
  const blob = drawnPng(width, height, (pen) => {
    pen.fillStyle = '#3f8f86';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#d8efe0';
    pen.fillRect(width / 3, height / 4, width / 4, height / 2);
  });
  return new File([blob], name, { type: 'image/png' });
}
