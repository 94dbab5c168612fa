import { routes } from '@kinora/contract';
import { IconButton, Menu, type MenuContent } from '@kinora/design-system';
import { CircleHelp, FileVideo, Globe, Info, Keyboard, MessageSquare } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { useLateOpening } from '../../late/useLateOpening.ts';

export interface HelpMenuProps {
  /** Where the wiki lies: another site. Without it, the menu has no such line. */
  wikiHref?: string | undefined;
  /** Puts a line for the keyboard shortcuts at its end. */
  onShortcutsRequested?: (() => void) | undefined;
  /** Opens at once: its code came with the press. @default false */
  startsOpen?: boolean | undefined;
  /** Where its lines lead. @default the pages of the product */
  hrefs?: Partial<Record<'feedback' | 'help' | 'tutorials' | 'docs', string>> | undefined;
  labels?: Partial<Pick<KitLabels['shell'], 'help' | 'helpMenu' | 'shortcuts'>> | undefined;
}

/** Every way to an answer (A52 to A56). */
export function HelpMenu({
  wikiHref,
  hrefs,
  onShortcutsRequested,
  startsOpen = false,
  labels,
}: HelpMenuProps) {
  const { help, helpMenu: words, shortcuts } = useKitLabels('shell', shellLabels, labels);
  const { trigger, ...opening } = useLateOpening(startsOpen);

  const places: MenuContent[] = [
    {
      id: 'feedback',
      label: words.feedback,
      icon: MessageSquare,
      href: hrefs?.feedback ?? routes.feedback.path,
    },
    { id: 'help', label: words.help, icon: CircleHelp, href: hrefs?.help ?? routes.help.path },
    // To the Video Center, as the specification has it (D2).
    {
      id: 'tutorials',
      label: words.tutorials,
      icon: FileVideo,
      href: hrefs?.tutorials ?? routes.videos.path,
    },
    { id: 'docs', label: words.docs, icon: Info, href: hrefs?.docs ?? routes.docs.path },
  ];
  if (wikiHref) places.push({ id: 'wiki', label: words.wiki, icon: Globe, href: wikiHref, target: '_blank' });
  if (onShortcutsRequested)
    places.push({
      id: 'keys',
      entries: [{ id: 'shortcuts', label: shortcuts, icon: Keyboard, shortcut: '?' }],
    });

  return (
    <Menu
      label={help}
      items={places}
      placement="bottom end"
      {...opening}
      onAction={({ id }) => id === 'shortcuts' && onShortcutsRequested?.()}
      trigger={<IconButton ref={trigger} icon={CircleHelp} label={help} />}
    />
  );
}
