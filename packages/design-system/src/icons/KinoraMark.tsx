import type { ComponentProps } from 'react';

export interface KinoraMarkProps extends Omit<ComponentProps<'svg'>, 'style'> {
  /** The side of the square in pixels. @default 24 */
  size?: number | undefined;
  /** What it says by itself. Leave it out where the name stands beside it. */
  label?: string | undefined;
}

/** A frame cut in two, exposed and not: Kinora's mark, drawn in the colour of the text around it. */
export function KinoraMark({ size = 24, label, ...rest }: KinoraMarkProps) {
  return (
    <svg
      data-component="KinoraMark"
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M4 4h16v16H4z" stroke="currentColor" strokeWidth="2" strokeLinejoin="miter" />
      <path d="M4 4h16L4 20z" fill="currentColor" />
    </svg>
  );
}
