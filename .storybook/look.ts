// Kinora's look for Storybook's own rooms, from the same tokens as the product.
import { create } from 'storybook/theming';
import { fontFaces } from '../packages/design-system/src/css/fontNames.ts';
import { toHex } from '../packages/design-system/src/tokens/contrast.ts';
import { colourOf } from '../packages/design-system/src/tokens/semantic.ts';
import type { ColourName } from '../packages/design-system/src/tokens/semantic.ts';

export function look(mode: 'light' | 'dark') {
  const hex = (name: ColourName) => toHex(colourOf(name)[mode]);
  return create({
    base: mode,
    brandTitle: '<span style="letter-spacing:-.01em">◩&ensp;Kinora</span>',
    fontBase: fontFaces.sans,
    fontCode: fontFaces.mono,
    appBg: hex('bg.surface'),
    appContentBg: hex('bg.canvas'),
    appPreviewBg: hex('bg.canvas'),
    appBorderColor: hex('border.subtle'),
    appBorderRadius: 10,
    barBg: hex('bg.surface'),
    barTextColor: hex('text.secondary'),
    barHoverColor: hex('text.primary'),
    barSelectedColor: hex('text.primary'),
    colorPrimary: hex('accent.solid'),
    // Marks the open page: yellow in the dark, ink in the light, where yellow is no ink.
    colorSecondary: mode === 'dark' ? hex('info.text') : hex('info.text'),
    textColor: hex('text.primary'),
    textMutedColor: hex('text.tertiary'),
    textInverseColor: hex('text.inverse'),
    inputBg: hex('bg.sunken'),
    inputBorder: hex('border.control'),
    inputTextColor: hex('text.primary'),
    inputBorderRadius: 6,
    buttonBg: hex('bg.raised'),
    buttonBorder: hex('border.control'),
  });
}
