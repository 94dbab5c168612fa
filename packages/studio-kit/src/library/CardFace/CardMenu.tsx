import { IconButton, Menu, type Glyph } from '@kinora/design-system';
import { Ellipsis } from '@kinora/design-system/icons';

export interface CardMenuProps<Told> {
  label: string;
  deeds: readonly {
    id: string;
    label: string;
    icon: Glyph;
    tone?: 'danger';
    /** Without it, it can't be asked for. */
    tell: ((event: Told) => void) | undefined;
  }[];
  /** What each of them is told. */
  event: Told;
}

/** What else can be done with what a card shows; where that is nothing, there is no menu. */
export function CardMenu<Told>({ label, deeds, event }: CardMenuProps<Told>) {
  const shown = deeds.filter(({ tell }) => tell);
  return (
    shown.length > 0 && (
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton size="sm" variant="ghost" icon={Ellipsis} label={label} />}
        items={shown.map(({ tell: _, ...line }) => line)}
        onAction={({ id }) => shown.find((deed) => deed.id === id)?.tell?.(event)}
      />
    )
  );
}
