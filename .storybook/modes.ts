import type { Preview } from '@storybook/react-vite';
import type { densityNames, modes, stageSurrounds } from '../packages/design-system/src/tokens/scales.ts';

/** What the toolbar can set, for every story at once. */
export interface StudioGlobals {
  mode: (typeof modes)[number];
  density: (typeof densityNames)[number];
  locale: 'en' | 'pseudo' | 'ar';
  surround: 'theme' | keyof typeof stageSurrounds;
  motion: 'system' | 'reduced';
}

type Choice = NonNullable<Preview['globalTypes']>[string];
type IconName = NonNullable<NonNullable<Choice['toolbar']>['icon']>;

const choice = (
  title: string,
  icon: IconName,
  items: readonly (readonly [value: string, title: string])[],
): Choice => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

export const globalTypes = {
  mode: choice('Mode', 'contrast', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  density: choice('Density', 'component', [
    ['cozy', 'Cozy'],
    ['compact', 'Compact'],
  ]),
  locale: choice('Language', 'globe', [
    ['en', 'English'],
    ['pseudo', 'Long words'],
    ['ar', 'العربية, right to left'],
  ]),
  surround: choice('Stage', 'photo', [
    ['theme', 'Stage of the mode'],
    ['black', 'Black'],
    ['grey', '18 % grey'],
    ['white', 'White'],
  ]),
  motion: choice('Motion', 'play', [
    ['system', 'As the system asks'],
    ['reduced', 'Reduced'],
  ]),
};

export const initialGlobals: StudioGlobals = {
  mode: 'dark',
  density: 'cozy',
  locale: 'en',
  surround: 'theme',
  motion: 'system',
};
