import { AspectRatio as RadixAspectRatio } from 'radix-ui';
import type { ComponentProps } from 'react';
import { invariant } from '../../dev/invariant.ts';

export interface AspectRatioProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Width through height: 16 / 9. */
  ratio: number;
}

/** Keeps the shape of what is still to come, so that nothing jumps when it arrives. */
export function AspectRatio({ ratio, ...rest }: AspectRatioProps) {
  invariant(
    ratio > 0 && Number.isFinite(ratio),
    process.env.NODE_ENV !== 'production' && {
      what: `AspectRatio got a ratio of ${ratio}.`,
      why: 'A box without width or height shows nothing, and nobody would find out why.',
      fix: 'Give width through height, as 16 / 9, and leave it out until both are known.',
    },
  );
  return <RadixAspectRatio.Root data-component="AspectRatio" {...rest} ratio={ratio} />;
}
