import { useSyncExternalStore } from 'react';
import { MenuItem, Menu as RacMenu, SubmenuTrigger } from 'react-aria-components';
import { ChevronRight } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { item, menu, onward } from '../Menu/Menu.css.ts';
import { MenuLine } from '../Menu/MenuLine.tsx';
import { MenuLineContent } from '../Menu/MenuLineContent.tsx';
import { MenuLines } from '../Menu/MenuLines.tsx';
import { FloatingPanel } from '../Popover/FloatingPanel.tsx';
import { isParent } from './cascadingEntry.ts';
import type { CascadingContent, MenuParent } from './cascadingEntry.ts';

interface Reporting {
  onAction: (chosen: { id: string }) => void;
}

/** The lines of a menu, and the menus behind them. */
export function CascadingLines({
  contents,
  onAction,
}: Reporting & { contents: readonly CascadingContent[] }) {
  return (
    <MenuLines
      contents={contents}
      renderLine={(entry, isChoice) =>
        isParent(entry) ? (
          <Submenu key={entry.id} parent={entry} onAction={onAction} />
        ) : (
          <MenuLine key={entry.id} {...{ entry, isChoice }} />
        )
      }
    />
  );
}

const beside = { offset: 2, crossOffset: -5 } as const;
const below = { offset: 2, placement: 'bottom start' } as const;

const narrow = '(max-width: 480px)';
function onNarrow(changed: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function Submenu({ parent, onAction }: Reporting & { parent: MenuParent }) {
  const { id, label, icon, isDisabled = false, submenu } = parent;
  // Two menus beside each other are wider than a phone.
  const isNarrow = useSyncExternalStore(
    onNarrow,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
  return (
    <SubmenuTrigger>
      <MenuItem id={id} textValue={label} isDisabled={isDisabled} className={item()}>
        <MenuLineContent
          {...{ label, icon }}
          end={<Icon glyph={ChevronRight} size={16} className={onward} />}
        />
      </MenuItem>
      {/* Its first line stands beside the line that opened it, or where there is no room, below. */}
      <FloatingPanel {...(isNarrow ? below : beside)}>
        <RacMenu
          data-component="CascadingMenu"
          className={menu}
          onAction={(key) => onAction({ id: String(key) })}
        >
          <CascadingLines contents={submenu} onAction={onAction} />
        </RacMenu>
      </FloatingPanel>
    </SubmenuTrigger>
  );
}
