const flex = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

export const alignVariants = {
  start: { alignItems: flex.start },
  center: { alignItems: flex.center },
  end: { alignItems: flex.end },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
} as const;

export const justifyVariants = {
  start: { justifyContent: flex.start },
  center: { justifyContent: flex.center },
  end: { justifyContent: flex.end },
  between: { justifyContent: 'space-between' },
} as const;
