import { releaseNotes, type ReleaseNote } from '@kinora/contract';
import { Dialog, Heading, Inline, Prose, Stack, Text, Timestamp } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { panelLabels } from '../../labels/panelLabels.ts';

export interface WhatsNewProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Newest first. @default those of the product */
  notes?: readonly ReleaseNote[] | undefined;
  labels?: Partial<Pick<KitLabels['shell'], 'news' | 'version'>> | undefined;
}

/** The release notes (A42, D22). */
export function WhatsNew({ isOpen, onOpenChange, notes = releaseNotes, labels }: WhatsNewProps) {
  const { news, version: versionLabel } = useKitLabels('shell', panelLabels, labels);
  return (
    <Dialog data-component="WhatsNew" title={news} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap={24}>
        {notes.map(({ version, day, title, changes }) => (
          <Stack key={version} as="section" gap={8}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Inline gap={8}>
              <Text size="sm" tone="tertiary" isMono>
                {versionLabel(version)}
              </Text>
              <Text size="sm" tone="tertiary">
                <Timestamp value={day} format="date" timeZone="UTC" />
              </Text>
            </Inline>
            <Prose>
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Prose>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
