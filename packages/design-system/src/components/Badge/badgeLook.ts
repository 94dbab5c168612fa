// Every tone in every variant of a badge.
import type { StyleRule } from '@vanilla-extract/css';
import { forcedFill } from '../../css/rules.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { BadgeTone, BadgeVariant } from './badgeValues.ts';

const look: Record<BadgeTone, Record<BadgeVariant, StyleRule>> = {
  neutral: {
    solid: {
      backgroundColor: vars.bg.inverse,
      color: vars.text.inverse,
      ...forcedFill('CanvasText', 'Canvas'),
    },
    outline: { borderColor: vars.border.default, color: vars.text.secondary },
    soft: { backgroundColor: vars.fill.pressed, color: vars.text.secondary },
  },
  accent: {
    solid: {
      backgroundColor: vars.accent.solid,
      color: vars.accent.on,
      borderColor: vars.accent.edge,
      ...forcedFill('Highlight', 'HighlightText'),
    },
    outline: { borderColor: vars.border.ink, color: vars.accent.text },
    soft: { backgroundColor: vars.accent.soft, color: vars.accent.text },
  },
  danger: {
    solid: {
      backgroundColor: vars.danger.solid,
      color: vars.danger.on,
      ...forcedFill('CanvasText', 'Canvas'),
    },
    outline: { borderColor: vars.danger.border, color: vars.danger.text },
    soft: { backgroundColor: vars.danger.soft, color: vars.danger.text },
  },
  warning: status(vars.warning),
  success: status(vars.success),
  info: status(vars.info),
};

// These three have no fill of their own that carries text: a solid badge turns text and ground round.
function status(group: { text: string; soft: string; border: string }): Record<BadgeVariant, StyleRule> {
  return {
    solid: { backgroundColor: group.text, color: vars.bg.canvas, ...forcedFill('CanvasText', 'Canvas') },
    outline: { borderColor: group.border, color: group.text },
    soft: { backgroundColor: group.soft, color: group.text },
  };
}

export const badgeLook = (Object.keys(look) as BadgeTone[]).flatMap((tone) =>
  (Object.keys(look[tone]) as BadgeVariant[]).map((variant) => ({
    variants: { tone, variant },
    style: look[tone][variant],
  })),
);
