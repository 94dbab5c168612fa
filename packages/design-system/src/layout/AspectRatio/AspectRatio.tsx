import { AspectRatio as RadixAspectRatio } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface AspectRatioProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Width through height: 16 / 9. */
  ratio: number;
}

/** Keeps the shape of what is still to come, so that nothing jumps when it arrives. */
export function AspectRatio({ ratio, ...rest }: AspectRatioProps) {
  return <RadixAspectRatio.Root data-component="AspectRatio" {...rest} ratio={ratio} />;
}
