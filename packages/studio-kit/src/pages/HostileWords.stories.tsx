import { albumFixture, creationFixture, sessionFixture, trainedModelFixture } from '@kinora/contract/testing';
import { seedanceText, type MediaFile } from '@kinora/contract';
import type { Meta } from '@storybook/react-vite';
import * as AccountSummaryStories from '../account/AccountSummary/AccountSummary.stories.tsx';
import * as UserMenuStories from '../account/UserMenu/UserMenu.stories.tsx';
import * as LedgerStories from '../billing/Ledger/Ledger.stories.tsx';
import * as PromptBoxStories from '../composer/PromptBox/PromptBox.stories.tsx';
import * as UploadListStories from '../composer/UploadList/UploadList.stories.tsx';
import * as UploadZoneStories from '../composer/UploadZone/UploadZone.stories.tsx';
import { UploadZone } from '../composer/UploadZone/UploadZone.tsx';
import * as ContactSheetStories from '../history/ContactSheet/ContactSheet.stories.tsx';
import * as CreationCardStories from '../history/CreationCard/CreationCard.stories.tsx';
import * as TrashedCardStories from '../history/TrashedCard/TrashedCard.stories.tsx';
import { trashedFixture } from '../history/TrashedCard/TrashedCard.fixtures.ts';
import * as AlbumCardStories from '../library/AlbumCard/AlbumCard.stories.tsx';
import { bookmarkFixture } from '../library/BookmarkCard/BookmarkCard.fixtures.ts';
import * as BookmarkCardStories from '../library/BookmarkCard/BookmarkCard.stories.tsx';
import { characterFixture } from '../library/CharacterCard/CharacterCard.fixtures.ts';
import * as CharacterCardStories from '../library/CharacterCard/CharacterCard.stories.tsx';
import * as TrainedModelCardStories from '../library/TrainedModelCard/TrainedModelCard.stories.tsx';
import * as FailureCardStories from '../result/FailureCard/FailureCard.stories.tsx';
import * as SettingsReceiptStories from '../result/SettingsReceipt/SettingsReceipt.stories.tsx';
import * as TopBarStories from '../shell/TopBar/TopBar.stories.tsx';
import * as ActivityListStories from '../studio/ActivityTray/ActivityList.matrix.stories.tsx';
import { allKinds } from '../studio/ActivityTray/ActivityTray.fixtures.ts';
import * as StudioStories from '../studio/Studio/Studio.stories.tsx';
import { WanStudio, wanDraft } from '../studio/Studio/Studio.fixtures.tsx';
import { drawnPicture } from '../testing/drawnPicture.ts';
import { hostile, hostileWords } from '../testing/hostileWords.tsx';

const meta = {
  title: 'Studio Kit/Hostile words',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

const { words, name, mail, fileName } = hostile;
const user = { ...sessionFixture().user, email: mail, user_metadata: { full_name: name } };
const creation = creationFixture({ title: words, prompt: words, settings: { prompt: words, seed: null } });
const picture = { loaders: [() => ({ hostile: drawnPicture(640, 360, fileName) })] };
const pictureOf = ({ loaded }: { loaded: Readonly<Record<string, unknown>> }) =>
  loaded['hostile'] as MediaFile;

export const Prompt = hostileWords(PromptBoxStories, { args: { value: words } });
export const OneFile = hostileWords(UploadZoneStories, {
  ...picture,
  render: (args: typeof UploadZoneStories.default.args, context: never) => (
    <UploadZone {...args} file={pictureOf(context)} />
  ),
});
export const SeveralFiles = hostileWords(UploadListStories, {
  ...picture,
  render: (args: typeof UploadListStories.default.args, context: never) => {
    const List = UploadListStories.default.component;
    return <List {...args} first={[pictureOf(context), pictureOf(context)]} />;
  },
});
export const Studio = hostileWords(StudioStories, {
  ...picture,
  render: (args: typeof StudioStories.default.args, context: never) => (
    <WanStudio {...args} draft={wanDraft(pictureOf(context), words)} />
  ),
});
export const Creation = hostileWords(CreationCardStories, { args: { creation } });
export const Trashed = hostileWords(TrashedCardStories, {
  args: { creation: trashedFixture({ title: words }) },
});
export const Sheet = hostileWords(ContactSheetStories, {
  args: { creations: [creation, { ...creation, id: 'other' }] },
});
export const Album = hostileWords(AlbumCardStories, {
  args: { album: albumFixture({ title: name, description: words }) },
});
export const Bookmark = hostileWords(BookmarkCardStories, {
  args: { bookmark: bookmarkFixture({ creation }) },
});
export const Character = hostileWords(CharacterCardStories, {
  args: { character: characterFixture({ name, description: words }) },
});
export const TrainedModel = hostileWords(TrainedModelCardStories, {
  args: { model: trainedModelFixture({ name, description: words }) },
});
export const Failure = hostileWords(FailureCardStories, { args: { message: words } });
export const Receipt = hostileWords(SettingsReceiptStories, { args: { tool: seedanceText, creation } });
export const Activity = hostileWords(ActivityListStories, {
  args: { items: allKinds.map((item) => ({ ...item, title: words })) },
});
export const Payments = hostileWords(LedgerStories, {
  args: { entries: LedgerStories.default.args.entries.map((entry) => ({ ...entry, creation_title: words })) },
});
export const Bar = hostileWords(TopBarStories, { args: { user } });
export const Menu = hostileWords(UserMenuStories, { args: { user } });
export const Account = hostileWords(AccountSummaryStories, { args: { user } });
