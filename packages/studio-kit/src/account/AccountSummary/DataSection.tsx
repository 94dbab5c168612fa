import { Button, Inline, LinkButton, Notice, Text } from '@kinora/design-system';
import { Download } from '@kinora/design-system/icons';
import type { AccountWords } from '../../labels/accountLabels.ts';
import type { DeedState } from './deedState.ts';
import { Section } from './Section.tsx';

export interface DataSectionProps extends DeedState {
  href?: string | null | undefined;
  words: AccountWords;
  onExportRequested: () => void;
}

/** Taking one's data along. */
export function DataSection({
  isPending = false,
  problem,
  href,
  words,
  onExportRequested,
}: DataSectionProps) {
  return (
    <Section title={words.yourData}>
      <Text as="p" tone="secondary">
        {words.exportHelp}
      </Text>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {href && (
        <Notice
          tone="success"
          action={
            <LinkButton size="sm" icon={Download} href={href} download>
              {words.downloadData}
            </LinkButton>
          }
        >
          {words.exportReady}
        </Notice>
      )}
      <Inline>
        <Button isPending={isPending} onPress={onExportRequested}>
          {words.exportData}
        </Button>
      </Inline>
    </Section>
  );
}
