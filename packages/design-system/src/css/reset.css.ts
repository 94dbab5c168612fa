import { layered } from './layered.ts';

const { globalStyle } = layered('ds.reset');

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul', { margin: 0 });
globalStyle('ol[role="list"], ul[role="list"], ol[class], ul[class]', { padding: 0, listStyle: 'none' });
globalStyle('img, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, padding: 0 });
globalStyle('fieldset', { border: 0, margin: 0, padding: 0, minInlineSize: 0 });
// The browser's own search opens what is hidden until found, so that has to stay in the page.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
