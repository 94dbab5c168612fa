import { Link, Popover, SideNavItem, Stack, Text, type Glyph } from '@kinora/design-system';
import { useLateOpening } from '../../late/useLateOpening.ts';
import type { SidebarSoon } from './sidebarGroup.ts';

export interface SoonEntryProps {
  item: SidebarSoon;
  look: { label: string; icon: Glyph; isCurrent: boolean };
  onMarked: () => void;
  onNavigated?: (() => void) | undefined;
  startsOpen: boolean;
}

/** What is coming, said beside the line that was pressed (D22, A45). */
export function SoonEntry({ item, look, startsOpen, onMarked, onNavigated }: SoonEntryProps) {
  const { trigger, isOpen, onOpenChange } = useLateOpening(startsOpen);
  return (
    <Popover
      label={item.label}
      placement="end"
      isOpen={isOpen}
      onOpenChange={(opens) => {
        onOpenChange(opens);
        if (opens) onMarked();
      }}
      trigger={<SideNavItem ref={trigger} {...look} />}
    >
      {({ close }) => (
        <Stack gap={8}>
          <Text as="p">{item.says}</Text>
          {item.instead && (
            <Link
              href={item.instead.href}
              onClick={() => {
                close();
                onNavigated?.();
              }}
            >
              {item.instead.label}
            </Link>
          )}
        </Stack>
      )}
    </Popover>
  );
}
