// What a page sets on any element: data-mode, data-density, data-motion, data-surround.
import { layered } from '../css/layered.ts';
import { vars } from '../tokens/contract.css.ts';
import { densities, densityNames, stageSurrounds } from '../tokens/scales.ts';
import { reducedMotion } from './reducedMotion.ts';

const { globalStyle } = layered('ds.tokens');

globalStyle(':root', { colorScheme: 'light dark' });
globalStyle('[data-mode="light"]', { colorScheme: 'light' });
globalStyle('[data-mode="dark"]', { colorScheme: 'dark' });

for (const name of densityNames) {
  const density = densities[name];
  globalStyle(`[data-density="${name}"]`, {
    vars: {
      [vars.density.controlSm]: density.controlSm,
      [vars.density.controlMd]: density.controlMd,
      [vars.density.controlLg]: density.controlLg,
      [vars.density.inset]: density.inset,
      [vars.density.gap]: density.gap,
    },
  });
}

globalStyle(':root', { '@media': { '(prefers-reduced-motion: reduce)': { vars: reducedMotion } } });
globalStyle('[data-motion="reduced"]', { vars: reducedMotion });

for (const [surround, colour] of Object.entries(stageSurrounds)) {
  globalStyle(`[data-surround="${surround}"]`, { vars: { [vars.bg.stage]: colour } });
}
