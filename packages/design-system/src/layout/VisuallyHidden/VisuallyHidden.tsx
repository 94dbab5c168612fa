import { VisuallyHidden as RadixVisuallyHidden } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'style'> {}

/** Words for a screen reader alone. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <RadixVisuallyHidden.Root data-component="VisuallyHidden" {...props} />;
}
