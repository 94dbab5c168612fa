/** Raw colours. Only semantic.ts reads this file: everything else speaks of roles. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function oklch(l: number, c: number, h: number): Oklch {
  return { l, c, h };
}

export const neutral = {
  140: oklch(0.14, 0.001, 90),
  170: oklch(0.17, 0.002, 90),
  205: oklch(0.205, 0.002, 90),
  225: oklch(0.225, 0.008, 75),
  240: oklch(0.24, 0.002, 90),
  262: oklch(0.262, 0.002, 90),
  272: oklch(0.272, 0.003, 90),
  275: oklch(0.275, 0.002, 90),
  305: oklch(0.305, 0.003, 90),
  345: oklch(0.345, 0.003, 90),
  420: oklch(0.42, 0.006, 80),
  490: oklch(0.49, 0.006, 80),
  500: oklch(0.5, 0.003, 90),
  555: oklch(0.555, 0.004, 90),
  610: oklch(0.61, 0.004, 95),
  660: oklch(0.66, 0.004, 85),
  690: oklch(0.69, 0.005, 90),
  785: oklch(0.785, 0.005, 90),
  840: oklch(0.84, 0.002, 100),
  905: oklch(0.905, 0.002, 100),
  915: oklch(0.915, 0.002, 100),
  935: oklch(0.935, 0.001, 100),
  945: oklch(0.945, 0.002, 100),
  955: oklch(0.955, 0.005, 95),
  965: oklch(0.965, 0.001, 100),
  985: oklch(0.985, 0.003, 95),
  990: oklch(0.99, 0.001, 100),
  1000: oklch(1, 0, 0),
} as const;

export const grey = {
  120: oklch(0.12, 0, 0),
  905: oklch(0.905, 0, 0),
} as const;

export const yellow = {
  325: oklch(0.325, 0.055, 92),
  820: oklch(0.82, 0.166, 92),
  840: oklch(0.84, 0.172, 93),
  855: oklch(0.855, 0.175, 94),
  885: oklch(0.885, 0.175, 96),
  895: oklch(0.895, 0.155, 97),
  910: oklch(0.91, 0.158, 98),
  945: oklch(0.945, 0.085, 98),
} as const;

export const ink = {
  225: oklch(0.225, 0.03, 85),
} as const;

export const red = {
  290: oklch(0.29, 0.065, 22),
  500: oklch(0.5, 0.19, 25),
  545: oklch(0.545, 0.205, 25),
  585: oklch(0.585, 0.205, 25),
  620: oklch(0.62, 0.19, 25),
  765: oklch(0.765, 0.135, 22),
  955: oklch(0.955, 0.022, 20),
  '620dark': oklch(0.62, 0.18, 24),
} as const;

export const amber = {
  300: oklch(0.3, 0.05, 65),
  500: oklch(0.5, 0.115, 58),
  640: oklch(0.64, 0.145, 58),
  660: oklch(0.66, 0.13, 62),
  810: oklch(0.81, 0.125, 65),
  955: oklch(0.955, 0.03, 72),
} as const;

export const green = {
  285: oklch(0.285, 0.045, 155),
  475: oklch(0.475, 0.115, 152),
  600: oklch(0.6, 0.13, 152),
  620: oklch(0.62, 0.12, 155),
  800: oklch(0.8, 0.135, 155),
  955: oklch(0.955, 0.035, 155),
} as const;

export const blue = {
  290: oklch(0.29, 0.055, 252),
  500: oklch(0.5, 0.145, 252),
  620: oklch(0.62, 0.14, 252),
  780: oklch(0.78, 0.105, 248),
  955: oklch(0.955, 0.022, 250),
  '620dark': oklch(0.62, 0.13, 250),
} as const;

export const imageGel = {
  580: oklch(0.58, 0.102, 215),
  790: oklch(0.79, 0.115, 212),
} as const;

export const videoGel = {
  580: oklch(0.58, 0.2, 352),
  740: oklch(0.74, 0.165, 352),
} as const;

export const audioGel = {
  570: oklch(0.57, 0.13, 150),
  790: oklch(0.79, 0.135, 152),
} as const;

export const editGel = {
  550: oklch(0.55, 0.19, 300),
  730: oklch(0.73, 0.145, 300),
} as const;

export const characterGel = {
  600: oklch(0.6, 0.15, 50),
  780: oklch(0.78, 0.125, 55),
} as const;
