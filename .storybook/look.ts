// Kinora's look for Storybook's own rooms, from the same tokens as the product.
import { create } from 'storybook/theming';
import { fontFaces } from '../packages/design-system/src/css/fontNames.ts';
import { toHex } from '../packages/design-system/src/tokens/contrast.ts';
import { colourOf } from '../packages/design-system/src/tokens/semantic.ts';
import type { ColourName } from '../packages/design-system/src/tokens/semantic.ts';

// As icons/KinoraMark.tsx draws it.
const mark =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M4 4h16v16H4z" stroke="currentColor" stroke-width="2"/><path d="M4 4h16L4 20z" fill="currentColor"/></svg>';

export function look(mode: 'light' | 'dark') {
  const hex = (name: ColourName) => toHex(colourOf(name)[mode]);
  return create({
    base: mode,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:8px">${mark}Kinora</span>`,
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
    // Storybook writes white on it and writes with it, so no yellow: a grey in the middle serves both.
    colorSecondary: toHex(colourOf('border.control').light),
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
