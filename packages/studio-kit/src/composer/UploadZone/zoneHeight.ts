/** Of a place for files that has none yet: a stage says it for itself. */
export const zoneHeight = 'var(--kit-zone, clamp(14rem, 46vh, 28rem))';
