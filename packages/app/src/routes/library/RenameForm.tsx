import { deedWords, generalWords, historyWords, titleOf, type StudioCreation } from '@kinora/contract';
import { Button, Form, Inline, TextField } from '@kinora/design-system';
import { useRename } from '../../queries/useRename.ts';
import { useTelling } from '../../useTelling.ts';

// As long as the column of the title takes.
const longest = 200;

export interface RenameFormProps {
  userId: string;
  creation: StudioCreation;
  onClosed: () => void;
}

/** Another title for a creation; an empty one lets its prompt speak again. */
export function RenameForm({ userId, creation, onClosed }: RenameFormProps) {
  const rename = useRename(userId);
  const tell = useTelling();
  return (
    <Form
      onSubmitted={({ values }) => {
        const title = typeof values['title'] === 'string' ? values['title'] : '';
        tell(rename.mutateAsync({ creation, title }), {
          topic: 'renaming',
          failed: historyWords.renameFailed,
        });
        onClosed();
      }}
    >
      <Inline gap={8} align="end">
        <TextField
          name="title"
          label={historyWords.newTitle}
          maxLength={longest}
          defaultValue={creation.title ?? ''}
          placeholder={titleOf({ ...creation, title: null })}
        />
        <Button type="submit" tone="accent" variant="solid">
          {deedWords.rename}
        </Button>
        <Button variant="ghost" onPress={onClosed}>
          {generalWords.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
