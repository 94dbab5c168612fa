import type { ReactNode } from 'react';
import { Keyboard, Text } from 'react-aria-components';
import { ArrowUpRight } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { trailing, words } from './Menu.css.ts';

interface MenuLineContentProps {
  label: string;
  icon?: Glyph | undefined;
  /** Leads out of this tab. */
  isAway?: boolean | undefined;
  /** Read out as the line's description. */
  shortcut?: string | undefined;
  /** How the shortcut is drawn, or what else stands at the end. */
  end?: ReactNode;
}

/** What is seen of one line, also of one that opens a menu. */
export function MenuLineContent({ label, icon, isAway = false, shortcut, end }: MenuLineContentProps) {
  const { opensInNewTab } = useWords(generalWords);
  return (
    <>
      {icon && <Icon glyph={icon} size={16} />}
      <Text slot="label" className={words}>
        {label}
        {isAway && <VisuallyHidden>, {opensInNewTab}</VisuallyHidden>}
      </Text>
      {isAway && <Icon glyph={ArrowUpRight} size={16} className={trailing} />}
      {shortcut && <Keyboard hidden>{shortcut}</Keyboard>}
      {end}
    </>
  );
}
