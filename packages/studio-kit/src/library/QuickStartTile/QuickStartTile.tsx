import { Badge, Icon, PressableCard, Text, type Glyph } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { libraryLabels } from '../../labels/libraryLabels.ts';
import { line, words } from './QuickStartTile.css.ts';

export interface QuickStartTileProps {
  label: string;
  href: string;
  icon: Glyph;
  isNew?: boolean | undefined;
  labels?: Partial<KitLabels['library']> | undefined;
}

/** One step into a tool from the home page. */
export function QuickStartTile({ label, href, icon, isNew = false, labels }: QuickStartTileProps) {
  const said = useKitLabels('library', libraryLabels, labels);
  return (
    <PressableCard
      as="div"
      label={isNew ? `${label}, ${said.isNew}` : label}
      href={href}
      padding={12}
      data-component="QuickStartTile"
    >
      <span className={line}>
        <Icon glyph={icon} size={20} />
        <Text weight="medium" className={words}>
          {label}
        </Text>
        {isNew && (
          <Badge tone="accent" size="sm">
            {said.isNew}
          </Badge>
        )}
      </span>
    </PressableCard>
  );
}
