import { albumFixture, creationFixture, hostile, trainedModelFixture } from '@kinora/contract/testing';
import {
  seedanceText,
  trainModel,
  type AnyForm,
  type DeviceResult,
  type MediaFile,
  type SetLooker,
} from '@kinora/contract';
import type { Meta } from '@storybook/react-vite';
import * as AccountSummaryStories from '../account/AccountSummary/AccountSummary.stories.tsx';
import * as SignInCardStories from '../account/SignInCard/SignInCard.stories.tsx';
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
import * as AlbumDialogStories from '../library/AlbumDialog/AlbumDialog.stories.tsx';
import { bookmarkFixture } from '../library/BookmarkCard/BookmarkCard.fixtures.ts';
import * as BookmarkCardStories from '../library/BookmarkCard/BookmarkCard.stories.tsx';
import { characterFixture } from '../library/CharacterCard/CharacterCard.fixtures.ts';
import * as CharacterCardStories from '../library/CharacterCard/CharacterCard.stories.tsx';
import * as TrainedModelCardStories from '../library/TrainedModelCard/TrainedModelCard.stories.tsx';
import * as FailureCardStories from '../result/FailureCard/FailureCard.stories.tsx';
import * as ResultImageStories from '../result/ResultImage/ResultImage.stories.tsx';
import * as ResultPlayerStories from '../result/ResultPlayer/ResultPlayer.stories.tsx';
import { pictureCreation } from '../result/results.fixtures.ts';
import * as SettingsReceiptStories from '../result/SettingsReceipt/SettingsReceipt.stories.tsx';
import * as StudioPaletteStories from '../shell/StudioPalette/StudioPalette.stories.tsx';
import * as TopBarStories from '../shell/TopBar/TopBar.stories.tsx';
import * as ActivityListStories from '../studio/ActivityTray/ActivityList.matrix.stories.tsx';
import { allKinds } from '../studio/ActivityTray/ActivityTray.fixtures.ts';
import * as DeviceStudioStories from '../studio/DeviceStudio/DeviceStudio.stories.tsx';
import { Outcome } from '../studio/outcomes/Outcome.tsx';
import * as FrameRowStories from '../studio/FrameRow/FrameRow.stories.tsx';
import { SetCheck } from '../studio/SetCheck/SetCheck.tsx';
import * as StudioStories from '../studio/Studio/Studio.stories.tsx';
import { WanStudio, wanDraft } from '../studio/Studio/Studio.fixtures.tsx';
import { chosenPicture } from '../testing/chosenPicture.ts';
import { hostileWindow, hostileWords } from '../testing/hostileWords.tsx';

const meta = {
  title: 'Studio Kit/Hostile words',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

const { words, name, mail, fileName } = hostile;
const user = { name, email: mail };
const creation = creationFixture({ title: words, prompt: words, settings: { prompt: words, seed: null } });
const results: readonly DeviceResult[] = [
  { is: 'prompt', source: 'file', text: words, making: { program: name, model: name, sampler: name } },
  { is: 'model', name, isRehearsal: false },
];
const looker: SetLooker = { look: async () => [[{ is: 'copy', of: 1 }], [{ is: 'unreadable' }]] };
const picture = { loaders: [() => ({ hostile: chosenPicture(640, 360, fileName) })] };
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

export const Frames = hostileWords(FrameRowStories, {
  args: { frames: [creation, { ...creation, id: 'other' }] },
});
export const Clip = hostileWords(ResultPlayerStories, { args: { creation } });
export const Picture = hostileWords(ResultImageStories, {
  args: { creation: pictureCreation({ title: words, prompt: words }) },
});
export const AFileIsMissing = hostileWords(ResultImageStories, {
  args: { creation: pictureCreation({ title: words, prompt: words, file_url: null }) },
});
export const MadeOnTheDevice = hostileWords(DeviceStudioStories, {
  render: () =>
    results.map((result) => (
      <Outcome
        key={result.is}
        tool={trainModel}
        result={result}
        source={null}
        onPromptUsed={() => {}}
        onCreateAnotherRequested={() => {}}
      />
    )),
});
export const SetOfPictures = hostileWords(DeviceStudioStories, {
  ...picture,
  render: (_args: never, context: never) => (
    <SetCheck
      tool={trainModel as AnyForm}
      draft={{ images: [pictureOf(context), pictureOf(context)] }}
      looker={looker}
      onSaid={() => {}}
    />
  ),
});
export const Mailed = hostileWords(SignInCardStories, { args: { confirmation: { email: mail } } });

const album = albumFixture({ title: name, description: words });
const link = `https://kinora.example/saved-albums?shared=${'6f1d2c'.repeat(40)}`;

export const AlbumRenamed = hostileWindow(AlbumDialogStories, { args: { task: { kind: 'rename', album } } });
export const AlbumShared = hostileWindow(AlbumDialogStories, {
  args: { task: { kind: 'share', album: { ...album, isPublic: true }, link } },
});
export const AlbumChosen = hostileWindow(AlbumDialogStories, {
  args: { task: { kind: 'add', albums: [album, { ...album, id: 'other' }], count: 2 } },
});
export const Palette = hostileWindow(StudioPaletteStories, { args: { creations: [creation] } });
export const BarOfAPhone = hostileWindow(TopBarStories, { args: { user } }, 'banner');
