import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { mark, statusDot } from './StatusDot.css.ts';
import type { StatusDotSize, StatusDotTone } from './statusDotValues.ts';

export interface StatusDotProps extends Omit<ComponentProps<'span'>, 'style' | 'children'> {
  /** What the dot says, in a word or two. */
  label: string;
  /** @default 'neutral' */
  tone?: StatusDotTone | undefined;
  /** @default 'md' */
  size?: StatusDotSize | undefined;
  /** It is going on right now. With reduced motion the ring around it stands still. */
  isPulsing?: boolean | undefined;
  /** Leaves only the dot to be seen; the label is still read out. */
  isLabelHidden?: boolean | undefined;
}

/** How a thing stands, at a glance. */
export function StatusDot({
  label,
  tone,
  size,
  isPulsing = false,
  isLabelHidden = false,
  className,
  ...rest
}: StatusDotProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsKnown('StatusDot', statusDot, { size });
    needsKnown('StatusDot', mark, { tone });
    needsLabel('StatusDot', label);
  }
  return (
    <span
      data-component="StatusDot"
      {...rest}
      {...(isLabelHidden ? { role: 'img', 'aria-label': label } : {})}
      className={joinClasses(statusDot({ size }), className)}
    >
      <span aria-hidden="true" data-part="mark" className={mark({ tone, isPulsing })} />
      {!isLabelHidden && <span data-part="label">{label}</span>}
    </span>
  );
}
