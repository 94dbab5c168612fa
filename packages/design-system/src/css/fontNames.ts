/** The families as @font-face names them, each followed by a stand-in of the same measure and the system's own. */
export const fontFaces = {
  sans: "'Archivo Variable', 'Archivo Stand-in', system-ui, sans-serif",
  mono: "'Martian Mono Variable', 'Martian Mono Stand-in', ui-monospace, monospace",
} as const;
