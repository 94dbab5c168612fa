// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { startDownload } from './startDownload.ts';

it('a download leaves the page as it is: what cannot be saved at once opens in a new tab, and nothing stays behind (A256)', () => {
  const pressed: HTMLAnchorElement[] = [];
  const hear = (event: MouseEvent) => {
    event.preventDefault();
    pressed.push(event.target as HTMLAnchorElement);
  };
  document.addEventListener('click', hear);
  startDownload('https://files.example.test/clip.mp4?download');
  document.removeEventListener('click', hear);
  expect(pressed.map(({ href, target, rel, download }) => ({ href, target, rel, download }))).toEqual([
    { href: 'https://files.example.test/clip.mp4?download', target: '_blank', rel: 'noopener', download: '' },
  ]);
  expect(pressed[0]!.hasAttribute('download')).toBe(true);
  expect(document.querySelector('a')).toBeNull();
});
