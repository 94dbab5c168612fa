import { deedWords, libraryWords, listWords, type Character } from '@kinora/contract';
import { AlertDialog, Button, EmptyState } from '@kinora/design-system';
import { Plus } from '@kinora/design-system/icons';
import { CharacterCard } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { charactersKey, charactersQuery } from '../../queries/characters.ts';
import { putBack } from '../../queries/putBack.ts';
import { useShownChange } from '../../queries/useShownChange.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { Cards } from '../library/Cards.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { useCardBeside } from '../library/useCardBeside.ts';
import { useTelling } from '../../useTelling.ts';
import { CharacterDialog } from './CharacterDialog.tsx';
import { useCharacterIn } from './useCharacterIn.ts';

const words = libraryWords.characters;
const topic = 'character';

/** People and figures that one uses again and again (D3). */
export function Component() {
  const api = useStudioApi();
  const userId = useAuth().user!.id;
  const toasts = useToasts();
  const tell = useTelling();
  const characters = useQuery(charactersQuery(api, userId));
  const remove = useShownChange<Character, Character, void>({
    queryKey: charactersKey(userId),
    call: ({ id }) => api.library.deleteCharacter(id),
    show: (items, { id }) => items.filter((each) => each.id !== id),
    takeBack: (items, { id }, before) => putBack(items, id, before),
  });
  const { inVideo, inImage } = useCharacterIn();
  const [edited, setEdited] = useState<Character | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Character | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, handOn } = useCardBeside(() => heading.current?.focus());
  const create = (
    <Button tone="accent" variant="solid" icon={Plus} onPress={() => setEdited('new')}>
      {words.create}
    </Button>
  );

  return (
    <LibraryPage title={words.title} headingRef={heading} action={create}>
      <Cards
        ref={cards}
        what={listWords.what.characters}
        asked={characters}
        items={characters.data}
        skeletonLines={3}
        empty={<EmptyState title={words.empty.title}>{words.empty.description}</EmptyState>}
      >
        {(character) => (
          <CharacterCard
            key={character.id}
            character={character}
            headingLevel={2}
            onVideoRequested={() => void inVideo(character)}
            onImageRequested={() => void inImage(character)}
            onEditRequested={() => setEdited(character)}
            onDeleteRequested={() => setDoomed(character)}
          />
        )}
      </Cards>
      {edited !== null && (
        <CharacterDialog
          key={edited === 'new' ? edited : edited.id}
          userId={userId}
          character={edited === 'new' ? undefined : edited}
          onClosed={() => setEdited(null)}
        />
      )}
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        title={words.deleteQuestion}
        confirmLabel={deedWords.delete}
        tone="danger"
        onConfirmed={() => {
          if (doomed) {
            handOn(characters.data, doomed);
            tell(remove.mutateAsync(doomed), { topic, failed: words.deleteFailed }, () => {
              toasts.add({ tone: 'success', topic, title: words.deleted });
            });
          }
          setDoomed(null);
        }}
      >
        {doomed?.name}
      </AlertDialog>
    </LibraryPage>
  );
}
