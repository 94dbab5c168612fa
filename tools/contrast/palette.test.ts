import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toHex } from '../../packages/design-system/src/tokens/contrast.ts';
import { stageSurrounds } from '../../packages/design-system/src/tokens/scales.ts';
import { colours } from '../../packages/design-system/src/tokens/semantic.ts';
import { root } from '../test/command.ts';

/** What every role is on a screen, light and dark: a step of 255 that nobody meant is in no picture, but it is here. */
const palette: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  'bg.canvas': ['#f3f3f3', '#100f0e'],
  'bg.surface': ['#fcfcfb', '#171716'],
  'bg.raised': ['#ffffff', '#201f1e'],
  'bg.sunken': ['#e9e9e9', '#090909'],
  'bg.overlay': ['#ffffff', '#252423'],
  'bg.stage': ['#dfdfdf', '#060606'],
  'bg.inverse': ['#1e1b18', '#f1f0ec'],
  'fill.hover': ['#ededeb', '#272725'],
  'fill.pressed': ['#e3e3e1', '#302f2d'],
  'fill.selected': ['#fceeac', '#3e330e'],
  'border.subtle': ['#e0e0de', '#282826'],
  'border.default': ['#cbcac9', '#3a3937'],
  'border.control': ['#848380', '#747370'],
  'border.ink': ['#1e1b18', '#f1f0ec'],
  'text.primary': ['#1e1b18', '#f1f0ec'],
  'text.secondary': ['#4f4d49', '#bab9b5'],
  'text.tertiary': ['#62605d', '#9c9b98'],
  'text.disabled': ['#93928f', '#646361'],
  'text.inverse': ['#fbfaf8', '#1e1b18'],
  'accent.solid': ['#fcd726', '#fcd726'],
  'accent.hover': ['#f5cc02', '#fde255'],
  'accent.pressed': ['#ebbf0d', '#f1c600'],
  'accent.on': ['#221b0a', '#221b0a'],
  'accent.soft': ['#fceeac', '#3e330e'],
  'accent.text': ['#1e1b18', '#f9dc53'],
  'danger.solid': ['#cd1f2a', '#db3237'],
  'danger.on': ['#ffffff', '#ffffff'],
  'danger.text': ['#b71824', '#fd8e8b'],
  'danger.soft': ['#ffebea', '#461c1c'],
  'danger.border': ['#e24947', '#de4e4e'],
  'warning.text': ['#92500b', '#f8af65'],
  'warning.soft': ['#fdeddb', '#3f2810'],
  'warning.border': ['#cc7219', '#ca7e31'],
  'success.text': ['#166e3a', '#6ed797'],
  'success.soft': ['#dff8e6', '#163120'],
  'success.border': ['#359658', '#3f9b65'],
  'info.text': ['#0a64b2', '#80bdf8'],
  'info.soft': ['#e5f2ff', '#152d46'],
  'info.border': ['#3e89d7', '#418ad1'],
  'gel.image': ['#0389a0', '#4ecee5'],
  'gel.video': ['#cb3586', '#f77ab6'],
  'gel.audio': ['#318c4c', '#71d38f'],
  'gel.edit': ['#854ece', '#b691f5'],
  'gel.character': ['#c46016', '#f5a166'],
};

it('every colour is the one that was drawn, to a step of 255', () => {
  const drawn = Object.entries(colours).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, { light, dark }]) => [`${group}.${role}`, [toHex(light), toHex(dark)]]),
  );
  expect(Object.fromEntries(drawn)).toEqual(palette);
});

/** What the theme writes beside its roles: ink of the focus, light and edges, mixtures, scrims, shadows. */
const ofTheTheme = [
  'oklch(0.17 0.002 90)',
  'oklch(1 0 0 / 0.05)',
  'oklch(0.225 0.03 85)',
  'black 8%',
  'black 16%',
  'oklch(0 0 0 / 0.64)',
  'oklch(0 0 0 / 0.5)',
  'oklch(1 0 0)',
  'oklch(0 0 0 / 0.18)',
  'oklch(0 0 0 / 0.6)',
  'oklch(0 0 0 / 0.28)',
  'oklch(0 0 0 / 0.72)',
];

it('every colour that no role has, and the surrounds of a stage, are the ones that were drawn', () => {
  const theme = readFileSync(path.join(root, 'packages/design-system/src/theme/theme.css.ts'), 'utf8');
  const written = [...theme.matchAll(/oklch\([^)]*\)|(?:black|white) \d+%/g)].map(([colour]) => colour);
  expect(written).toEqual(ofTheTheme);
  expect(stageSurrounds).toEqual({ black: 'oklch(0 0 0)', grey: 'oklch(0.565 0 0)', white: 'oklch(1 0 0)' });
});
