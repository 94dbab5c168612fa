import { Badge, Icon, PressableCard, Text, type Glyph } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { toolLabels } from '../../labels/toolLabels.ts';
import { face, line, words } from './QuickStartTile.css.ts';

export interface QuickStartTileProps {
  label: string;
  href: string;
  /** A frame of what it leads to. */
  picture?: string | undefined;
  /** Stands there where there is no picture. */
  icon?: Glyph | undefined;
  isNew?: boolean | undefined;
  labels?: Partial<KitLabels['tools']> | undefined;
}

/** One step into a tool from the home page. */
export function QuickStartTile({ label, href, picture, icon, isNew, labels }: QuickStartTileProps) {
  const said = useKitLabels('tools', toolLabels, labels);
  return (
    <PressableCard
      as="div"
      label={isNew ? `${label}, ${said.isNew}` : label}
      href={href}
      padding={8}
      data-component="QuickStartTile"
    >
      <span className={line}>
        {picture !== undefined ? (
          <img className={face} src={picture} alt="" loading="lazy" />
        ) : (
          icon && <Icon glyph={icon} size={20} />
        )}
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
