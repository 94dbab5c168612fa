import { useId } from 'react';
import type { ReactElement, Ref } from 'react';
import { Keyboard, Menu as RacMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { MenuProps as RacMenuProps, PopoverProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { ArrowUpRight } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { safeRel } from '../Link/safeRel.ts';
import { useInsideDialog } from '../Popover/InsideDialog.ts';
import { popover } from '../Popover/Popover.css.ts';
import { away, item as itemClass, menu, shortcut as shortcutClass, words } from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: Glyph | undefined;
  /** Makes it a real link. */
  href?: string | undefined;
  target?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Keys that do the same, shown at its end: '⌘D'. */
  shortcut?: string | undefined;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

export interface MenuProps extends Omit<
  RacMenuProps<MenuEntry>,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'items'
  | 'onAction'
  | 'disabledKeys'
  | 'slot'
  | 'aria-label'
> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the menu for a screen reader. */
  label: string;
  items: readonly MenuEntry[];
  onAction?: ((chosen: { id: string }) => void) | undefined;
  placement?: PopoverProps['placement'] | undefined;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A short list of things to do, opened by a button. */
export function Menu({
  trigger,
  label,
  items,
  onAction,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  ...rest
}: MenuProps) {
  const labelId = useId();
  const isInsideDialog = useInsideDialog();
  const { opensInNewTab } = useLabels();
  return (
    <MenuTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger}
      <Popover
        data-overlay
        offset={4}
        containerPadding={8}
        placement={placement}
        aria-labelledby={labelId}
        className={popover({ isInsideDialog })}
      >
        {/* The trigger would name it otherwise, and that says less: 'More'. */}
        <span id={labelId} hidden>
          {label}
        </span>
        <RacMenu<MenuEntry>
          data-component="Menu"
          {...rest}
          {...(ref ? { ref } : {})}
          aria-labelledby={labelId}
          items={items}
          onAction={(id) => onAction?.({ id: String(id) })}
          className={joinClasses(menu, className)}
        >
          {({ id, label: text, icon, href, target, isDisabled = false, shortcut, tone }) => (
            <MenuItem
              id={id}
              textValue={text}
              isDisabled={isDisabled}
              {...(href ? { href, ...safeRel(target, undefined) } : {})}
              className={itemClass({ tone })}
            >
              {icon && <Icon glyph={icon} size={16} />}
              <Text slot="label" className={words}>
                {text}
                {href && target === '_blank' && <VisuallyHidden>, {opensInNewTab}</VisuallyHidden>}
              </Text>
              {href && target === '_blank' && <Icon glyph={ArrowUpRight} size={16} className={away} />}
              {/* Described by the hidden one; the drawn one is no text, since what shows as text belongs to the name. */}
              {shortcut && <Keyboard hidden>{shortcut}</Keyboard>}
              {shortcut && <span aria-hidden dir="ltr" data-keys={shortcut} className={shortcutClass} />}
            </MenuItem>
          )}
        </RacMenu>
      </Popover>
    </MenuTrigger>
  );
}
