import { Heading, Stack, Text } from '@kinora/design-system';
import { pageWidth } from '../../shell/shell.css.ts';

export interface LegalTextProps {
  title: string;
  sections: readonly { readonly title: string; readonly text: string }[];
}

/** A page of plain agreements. */
export function LegalText({ title, sections }: LegalTextProps) {
  return (
    <Stack gap={24} className={pageWidth}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {sections.map((section) => (
        <Stack key={section.title} gap={8}>
          <Heading level={2} size="md">
            {section.title}
          </Heading>
          <Text tone="secondary">{section.text}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
