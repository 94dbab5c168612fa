// Variables that an ancestor may set:
//   --ds-avatar-size   its side
import { componentVariable } from '../../css/componentVariable.ts';
import { layered } from '../../css/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('ds.components');

const side = (size: string) => ({ inlineSize: componentVariable('avatar-size', size) });

export const avatar = recipe(
  {
    base: {
      position: 'relative',
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'center',
      aspectRatio: '1',
      overflow: 'hidden',
      backgroundColor: vars.fill.pressed,
      color: vars.text.secondary,
      fontWeight: vars.fontWeight.strong,
      fontStretch: vars.fontWidth.heading,
      lineHeight: 1,
      userSelect: 'none',
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
    variants: {
      size: {
        sm: { ...side('1.5rem'), fontSize: vars.fontSize.edge },
        md: { ...side('2rem'), fontSize: vars.fontSize.xs },
        lg: { ...side('3rem'), fontSize: vars.fontSize.lg },
      },
      shape: {
        circle: { borderRadius: vars.radius.full },
        frame: { borderRadius: vars.radius.frame },
      },
    },
    defaultVariants: { size: 'md', shape: 'circle' },
  },
  'avatar',
);

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }, 'avatarPicture');
