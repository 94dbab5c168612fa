import { Button, Inline, Text } from '@kinora/design-system';
import { useState } from 'react';
import { fetchDialogs } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import type { DeletionDialogProps } from './DeletionDialog.tsx';
import { Section } from './Section.tsx';

/** The end of an account: asked twice, and proved by the password. */
export function DeletionSection(props: Omit<DeletionDialogProps, 'isOpen' | 'onOpenChange'>) {
  const { words } = props;
  const [isAsked, setIsAsked] = useState(false);
  const [late, pressed] = useFetched(fetchDialogs);
  return (
    <Section title={words.deletion}>
      <Text as="p" tone="secondary">
        {words.deletionHelp}
      </Text>
      <Inline>
        <Button
          tone="danger"
          {...pressed}
          onPress={(press) => {
            void pressed.onPress(press);
            setIsAsked(true);
          }}
        >
          {words.deleteAccount}
        </Button>
      </Inline>
      {late && <late.DeletionDialog {...props} isOpen={isAsked} onOpenChange={setIsAsked} />}
    </Section>
  );
}
