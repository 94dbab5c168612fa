import type { ReactNode, Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as RacTabs } from 'react-aria-components';
import type { TabsProps as RacTabsProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { list, panel, row, tab, tabs } from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
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
  selectedId,
  defaultSelectedId,
  onSelectedChange,
  className,
  ref,
  ...rest
}: TabsProps) {
  return (
    <RacTabs
      data-component="Tabs"
      {...rest}
      {...(ref ? { ref } : {})}
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(defaultSelectedId === undefined ? {} : { defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(id) => onSelectedChange?.({ id: String(id) })}
      className={joinClasses(tabs, className)}
    >
      <div className={row}>
        <TabList aria-label={label} className={list}>
          {items.map(({ id, label: text, isDisabled = false }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} data-part="tab" className={tab}>
              {text}
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
