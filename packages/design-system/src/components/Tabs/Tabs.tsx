import type { ReactNode, Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as RacTabs } from 'react-aria-components';
import type { TabsProps as RacTabsProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsOneOf } from '../../dev/needsOneOf.ts';
import { needsUnique } from '../../dev/needsUnique.ts';
import { needsLabel } from '../../dev/needsLabel.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { badge as badgeClass, list, panel, row, tab, tabs } from './Tabs.css.ts';

export const tabOrientations = ['horizontal', 'vertical'] as const;
export type TabOrientation = (typeof tabOrientations)[number];

export interface TabItem {
  id: string;
  label: ReactNode;
  icon?: Glyph | undefined;
  /** How many there are, or a word: read with the label. */
  badge?: string | number | undefined;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps extends Omit<
  RacTabsProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'orientation'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'disabledKeys'
> {
  /** Names the row of tabs for a screen reader. */
  label: string;
  items: readonly TabItem[];
  /** vertical puts them in a column beside the panel, where that has room. @default 'horizontal' */
  orientation?: TabOrientation | undefined;
  selectedId?: string | undefined;
  defaultSelectedId?: string | undefined;
  onSelectedChange?: ((selected: { id: string }) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Several contents in one place, one at a time. */
export function Tabs({
  label,
  items,
  orientation = 'horizontal',
  selectedId,
  defaultSelectedId,
  onSelectedChange,
  className,
  ref,
  ...rest
}: TabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel('Tabs', label);
    needsUnique('Tabs', 'items', 'id', items);
    const held = { among: 'items', key: 'id', things: items } as const;
    needsOneOf('Tabs', { prop: 'selectedId', value: selectedId, ...held });
    needsOneOf('Tabs', { prop: 'defaultSelectedId', value: defaultSelectedId, ...held });
  }
  return (
    <RacTabs
      data-component="Tabs"
      {...rest}
      ref={ref}
      orientation={orientation}
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={(id) => onSelectedChange?.({ id: String(id) })}
      className={joinClasses(tabs, className)}
    >
      <div className={row}>
        <TabList aria-label={label} className={list}>
          {items.map(({ id, label: text, icon, badge, isDisabled = false }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} data-part="tab" className={tab}>
              {icon && <Icon glyph={icon} size={16} />}
              {text}
              {badge !== undefined && (
                <span data-part="badge" className={badgeClass}>
                  {badge}
                </span>
              )}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} data-part="panel" className={panel}>
          {content}
        </TabPanel>
      ))}
    </RacTabs>
  );
}
