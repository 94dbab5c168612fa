import { libraryWords, listWords, type AiModel } from '@kinora/contract';
import { EmptyState } from '@kinora/design-system';
import { ModelCard, ModelDetails } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useAuth, useUserId } from '../../account/AuthProvider.tsx';
import { useSignInPrompt } from '../../account/SignInPrompt.tsx';
import { bookmarksQuery } from '../../queries/bookmarks.ts';
import { modelsQuery } from '../../queries/models.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useSearchParams } from '../../router/useSearchParams.ts';
import { Cards } from '../library/Cards.tsx';
import { LibraryPage } from '../library/LibraryPage.tsx';
import { useBookmarking } from '../library/useBookmarking.ts';
import { useModelChoice } from '../library/useModelChoice.ts';

const words = libraryWords.models;

/** The catalogue of models, open to everybody (A160 to A163). */
export function Component() {
  const api = useStudioApi();
  const { status } = useAuth();
  const userId = useUserId();
  const askToSignIn = useSignInPrompt('bookmark');
  const [address, setAddress] = useSearchParams();
  const models = useQuery(modelsQuery(api));
  const bookmarks = useQuery({ ...bookmarksQuery(api, userId), enabled: status === 'member' });
  const bookmarking = useBookmarking(userId);
  const choose = useModelChoice();

  const bookmarkOf = (model: AiModel) => bookmarks.data?.find((each) => each.model_id === model.id);
  const toggle = (model: AiModel) => {
    const known = bookmarkOf(model);
    if (status !== 'member') askToSignIn();
    else if (known) bookmarking.remove(known);
    else bookmarking.add({ model: model.id });
  };
  const shown = (id: string | null) =>
    setAddress(id === null ? {} : { model: id }, { keepsScroll: true, replace: id === null });

  return (
    <LibraryPage title={words.title}>
      <Cards
        what={listWords.what.models}
        asked={models}
        items={models.data}
        skeletonLines={4}
        empty={<EmptyState title={words.empty.title}>{words.empty.description}</EmptyState>}
      >
        {(model) => (
          <ModelCard
            key={model.id}
            model={model}
            headingLevel={2}
            isBookmarked={bookmarkOf(model) !== undefined}
            onUseRequested={() => choose(model)}
            onDetailsRequested={() => shown(model.id)}
            onBookmarkToggled={() => toggle(model)}
          />
        )}
      </Cards>
      <ModelDetails
        model={models.data?.find(({ id }) => id === address.get('model')) ?? null}
        onClosed={() => shown(null)}
        onUseRequested={(event) => choose(event.model)}
      />
    </LibraryPage>
  );
}
