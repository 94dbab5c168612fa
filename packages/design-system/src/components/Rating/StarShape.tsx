import type { ComponentProps } from 'react';

/** One star in the colours of its class: an icon can only be drawn in lines. */
export function StarShape(props: Pick<ComponentProps<'svg'>, 'className'>) {
  return (
    <svg {...props} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 3.2l2.72 5.6 6.08.86-4.42 4.3 1.08 6.1L12 17.14l-5.46 2.92 1.08-6.1-4.42-4.3 6.08-.86z" />
    </svg>
  );
}
