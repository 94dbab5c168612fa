import { layered } from '../../css/layered.ts';
import { spaceVariants } from '../../layout/spaceVariants.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('ds.components');

export const card = recipe(
  {
    base: {
      minInlineSize: 0,
      border: `${vars.borderWidth.hairline} solid ${vars.border.subtle}`,
      borderRadius: vars.radius.panel,
      color: vars.text.primary,
    },
    variants: {
      variant: {
        plain: { backgroundColor: vars.bg.surface },
        sunken: { backgroundColor: vars.bg.sunken, borderColor: 'transparent' },
        raised: { backgroundColor: vars.bg.raised, borderColor: vars.border.default },
      },
      padding: spaceVariants((padding) => ({ padding })),
    },
    defaultVariants: { variant: 'plain', padding: 16 },
  },
  'card',
);
