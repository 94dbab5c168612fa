import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { iconBox, trailing as trailingClass, words } from './Button.css.ts';
import type { ButtonSize } from './buttonValues.ts';
import { PendingBar } from './PendingBar.tsx';

export interface ButtonContentProps {
  children: ReactNode;
  icon?: Glyph | undefined;
  /** Stands at the end: a price, a shortcut, a count. */
  trailing?: ReactNode;
  size?: ButtonSize | undefined;
  isPending?: boolean | undefined;
}

/** Icon, words, trailing part and the line of a button at work. */
export function ButtonContent({ children, icon, trailing, size, isPending }: ButtonContentProps) {
  return (
    <>
      {icon && (
        <span data-part="icon" className={iconBox}>
          <Icon glyph={icon} size={size === 'lg' ? 20 : 16} />
        </span>
      )}
      <span data-part="words" className={words}>
        {children}
      </span>
      {trailing && (
        <span data-part="trailing" className={trailingClass}>
          {trailing}
        </span>
      )}
      {isPending && <PendingBar />}
    </>
  );
}
