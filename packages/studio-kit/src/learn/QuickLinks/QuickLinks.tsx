import { quickLinks } from '@kinora/contract';
import { Grid, Heading, Icon, PressableCard, Stack, Text, type Glyph } from '@kinora/design-system';
import { ArrowRight, CircleHelp, Film, ImagePlus, Info } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { learnLabels } from '../../labels/learnLabels.ts';

export interface QuickLink {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly path: string;
}

export interface QuickLinksProps {
  /** @default those of the product */
  links?: readonly QuickLink[] | undefined;
  labels?: Partial<Pick<KitLabels['learn'], 'quickLinks'>> | undefined;
}

const drawings: Readonly<Record<string, Glyph>> = {
  video: Film,
  image: ImagePlus,
  tips: CircleHelp,
  docs: Info,
};

/** Where to go from here (A348). */
export function QuickLinks({ links = quickLinks, labels }: QuickLinksProps) {
  const words = useKitLabels('learn', learnLabels, labels);
  return (
    <Stack as="section" gap={12} data-component="QuickLinks">
      <Heading level={2}>{words.quickLinks}</Heading>
      <Grid minColumnWidth="13rem" maxColumns={4} gap={12}>
        {links.map(({ id, label, description, path }) => (
          <PressableCard key={id} href={path} label={label}>
            <Stack gap={8}>
              <Icon glyph={drawings[id] ?? ArrowRight} size={20} />
              <Text weight="strong">{label}</Text>
              <Text as="p" size="sm" tone="secondary">
                {description}
              </Text>
            </Stack>
          </PressableCard>
        ))}
      </Grid>
    </Stack>
  );
}
