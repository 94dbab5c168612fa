import { useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { MenuTrigger, Menu as RacMenu } from 'react-aria-components';
import type { PopoverProps, MenuProps as RacMenuProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsTrigger } from '../../dev/needsTrigger.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { FloatingPanel } from '../Popover/FloatingPanel.tsx';
import type { OpenStateProps } from '../Popover/openStateProps.ts';
import { menu } from './Menu.css.ts';

export interface MenuFrameProps
  extends
    Omit<
      RacMenuProps<object>,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'items'
      | 'onAction'
      | 'disabledKeys'
      | 'selectionMode'
      | 'selectedKeys'
      | 'defaultSelectedKeys'
      | 'onSelectionChange'
      | 'disallowEmptySelection'
      | 'slot'
      | 'aria-label'
    >,
    OpenStateProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the menu for a screen reader. */
  label: string;
  /** A line was chosen. */
  onAction?: ((chosen: { id: string }) => void) | undefined;
  placement?: PopoverProps['placement'] | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A button and the floating menu that it opens, whatever its lines are. */
export function MenuFrame({
  component,
  trigger,
  label,
  children,
  onAction,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  ...rest
}: MenuFrameProps & { component: string; children: ReactNode }) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel(component, label);
    needsTrigger(component, trigger);
  }
  const labelId = useId();
  return (
    <MenuTrigger {...{ isOpen, defaultOpen, onOpenChange }}>
      {trigger}
      <FloatingPanel placement={placement} aria-labelledby={labelId}>
        {/* The trigger would name it otherwise, and that says less: 'More'. */}
        <span id={labelId} hidden>
          {label}
        </span>
        <RacMenu
          data-component={component}
          {...rest}
          ref={ref}
          aria-labelledby={labelId}
          onAction={(key) => onAction?.({ id: String(key) })}
          className={joinClasses(menu, className)}
        >
          {children}
        </RacMenu>
      </FloatingPanel>
    </MenuTrigger>
  );
}
