import { Button, Inline, Text } from '@kinora/design-system';
import { useState } from 'react';
import type { DeletionDialogProps } from './DeletionDialog.tsx';
import { LateDeletionDialog } from './LateDeletionDialog.tsx';
import { Section } from './Section.tsx';

/** The end of an account: asked twice, and proved by the password. */
export function DeletionSection(props: Omit<DeletionDialogProps, 'isOpen' | 'onOpenChange'>) {
  const { words } = props;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title={words.deletion}>
      <Text as="p" tone="secondary">
        {words.deletionHelp}
      </Text>
      <Inline>
        <Button tone="danger" onPress={() => setIsAsked(true)}>
          {words.deleteAccount}
        </Button>
      </Inline>
      <LateDeletionDialog {...props} isOpen={isAsked} onOpenChange={setIsAsked} />
    </Section>
  );
}
