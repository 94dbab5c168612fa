import { Button, Inline, Text } from '@kinora/design-system';
import { fetchDialogs } from '../../late/lateCode.ts';
import { useFetchedDialog } from '../../late/useFetchedDialog.ts';
import type { DeletionDialogProps } from './DeletionDialog.tsx';
import { Section } from './Section.tsx';

/** The end of an account: asked twice, and proved by the password. */
export function DeletionSection(props: Omit<DeletionDialogProps, 'isOpen' | 'onOpenChange'>) {
  const { words } = props;
  const [late, opened, pressed] = useFetchedDialog(fetchDialogs);
  return (
    <Section title={words.deletion}>
      <Text as="p" tone="secondary">
        {words.deletionHelp}
      </Text>
      <Inline>
        <Button tone="danger" {...pressed}>
          {words.deleteAccount}
        </Button>
      </Inline>
      {late && <late.DeletionDialog {...props} {...opened} />}
    </Section>
  );
}
