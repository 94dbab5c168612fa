import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import type { GroupProps } from 'react-aria-components';
import { PendingBar } from '../Button/PendingBar.tsx';
import { control, side } from './Field.css.ts';
import type { FieldSize } from './fieldProps.ts';

interface FieldBoxProps extends Pick<GroupProps, 'isInvalid' | 'isDisabled'> {
  size: FieldSize | undefined;
  /** Stands in the box before the text. */
  leading?: ReactNode;
  /** Stands in the box after the text. */
  trailing?: ReactNode;
  isPending?: boolean | undefined;
  /** What is typed into, and the buttons that belong to it. */
  children: ReactNode;
}

/** The box of a field that is typed into. */
export function FieldBox({ size, leading, trailing, isPending = false, children, ...state }: FieldBoxProps) {
  return (
    <Group data-part="control" {...state} className={control({ size })}>
      {leading && (
        <span data-part="leading" className={side}>
          {leading}
        </span>
      )}
      {children}
      {trailing && (
        <span data-part="trailing" className={side}>
          {trailing}
        </span>
      )}
      {isPending && <PendingBar />}
    </Group>
  );
}
