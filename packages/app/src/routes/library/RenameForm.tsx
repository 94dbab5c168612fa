import { deedWords, generalWords, historyWords, titleOf, type StudioCreation } from '@kinora/contract';
import { Button, Form, Inline, TextField } from '@kinora/design-system';
import type { Ref } from 'react';
import { useRename } from '../../queries/useRename.ts';
import { useTelling } from '../../useTelling.ts';
import { title as titleField } from './RenameForm.css.ts';

// As long as the column of the title takes.
const longest = 200;

export interface RenameFormProps {
  userId: string;
  creation: StudioCreation;
  /** What was typed before; else it begins with the title that there is. */
  title?: string | undefined;
  onTyped: (title: string) => void;
  onClosed: () => void;
  /** It closed when it was sent: it is to stand there again, with these words. */
  onRefused: (title: string) => void;
  ref: Ref<HTMLFormElement>;
}

/** Another title for a creation; an empty one lets its prompt speak again. */
export function RenameForm({
  userId,
  creation,
  title: typed,
  onTyped,
  onClosed,
  onRefused,
  ref,
}: RenameFormProps) {
  const rename = useRename(userId);
  const tell = useTelling();
  const untitled = titleOf({ ...creation, title: null });
  return (
    <Form
      ref={ref}
      onSubmitted={({ values }) => {
        const said = typeof values['title'] === 'string' ? values['title'].trim() : '';
        // What its prompt says by itself goes on following that.
        const title = said === untitled ? '' : said;
        if (title === (creation.title ?? '')) return onClosed();
        const work = rename.mutateAsync({ creation, title });
        tell(work, { topic: 'renaming', failed: historyWords.renameFailed });
        work.catch(() => onRefused(title));
        onClosed();
      }}
    >
      <Inline
        gap={8}
        align="end"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          // It leaves the form, and not what the form stands in.
          event.stopPropagation();
          onClosed();
        }}
      >
        <TextField
          name="title"
          className={titleField}
          label={historyWords.newTitle}
          maxLength={longest}
          defaultValue={typed ?? titleOf(creation)}
          onChange={onTyped}
          placeholder={untitled}
        />
        <Inline gap={8}>
          <Button type="submit" tone="accent" variant="solid">
            {deedWords.rename}
          </Button>
          <Button variant="ghost" onPress={onClosed}>
            {generalWords.cancel}
          </Button>
        </Inline>
      </Inline>
    </Form>
  );
}
