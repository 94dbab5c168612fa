// What is composed and made; the library, accounts and payments have files of their own beside this one.
import {
  createFromModel,
  offeringModels,
  imageToPrompt,
  seedanceText,
  trainModel,
  type AnyForm,
  type DeviceResult,
  type SetLooker,
} from '@kinora/contract';
import { hostile, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta } from '@storybook/react-vite';
import { FileName } from '../composer/FileName/index.ts';
import * as OptionCardsStories from '../composer/OptionCards/OptionCards.stories.tsx';
import { OptionSegments } from '../composer/OptionSegments/index.ts';
import * as PromptBoxStories from '../composer/PromptBox/PromptBox.stories.tsx';
import * as UploadListStories from '../composer/UploadList/UploadList.stories.tsx';
import * as UploadZoneStories from '../composer/UploadZone/UploadZone.stories.tsx';
import { UploadZone } from '../composer/UploadZone/UploadZone.tsx';
import * as CompareSliderStories from '../result/CompareSlider/CompareSlider.stories.tsx';
import * as FailureCardStories from '../result/FailureCard/FailureCard.stories.tsx';
import * as ReconnectCardStories from '../result/ReconnectCard/ReconnectCard.stories.tsx';
import * as ResultImageStories from '../result/ResultImage/ResultImage.stories.tsx';
import * as ResultPlayerStories from '../result/ResultPlayer/ResultPlayer.stories.tsx';
import { pictureCreation } from '../result/results.fixtures.ts';
import * as SettingsReceiptStories from '../result/SettingsReceipt/SettingsReceipt.stories.tsx';
import * as RetryNoticeStories from '../shell/RetryNotice/RetryNotice.stories.tsx';
import * as ActivityListStories from '../studio/ActivityTray/ActivityList.matrix.stories.tsx';
import { allKinds } from '../studio/ActivityTray/ActivityTray.fixtures.ts';
import * as DeviceStudioStories from '../studio/DeviceStudio/DeviceStudio.stories.tsx';
import { DeviceStudio } from '../studio/DeviceStudio/DeviceStudio.tsx';
import * as FrameRowStories from '../studio/FrameRow/FrameRow.stories.tsx';
import { Outcome } from '../studio/outcomes/Outcome.tsx';
import { SetCheck } from '../studio/SetCheck/SetCheck.tsx';
import * as StageStories from '../studio/Stage/Stage.matrix.stories.tsx';
import * as StudioStories from '../studio/Studio/Studio.stories.tsx';
import { draftOf, ToolStudio, WanStudio, wanDraft } from '../studio/Studio/Studio.fixtures.tsx';
import { hostileWords } from '../testing/hostileWords.tsx';
import { creation, picture, pictureOf, problem, saying, twoCreations } from './HostileWords.fixtures.ts';

const meta = {
  title: 'Studio Kit/Hostile words',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

const { words, name, fileName } = hostile;
/** What is drawn without stories of its own. */
const nothingAround = { default: {} };
const models = [
  { id: 'one', name },
  { id: 'other', name: words },
] as const;
const named = models.map((model) => ({ value: model.id, label: model.name, help: words }));

export const Prompt = hostileWords(PromptBoxStories, { args: { value: words, errorMessage: problem } });
export const NameOfAFile = hostileWords(nothingAround, { render: () => <FileName>{fileName}</FileName> });
export const OneFile = hostileWords(UploadZoneStories, {
  ...picture,
  render: (args: typeof UploadZoneStories.default.args, context: never) => (
    <UploadZone {...args} file={pictureOf(context)} advice={[words]} errorMessage={problem} />
  ),
});
export const SeveralFiles = hostileWords(UploadListStories, {
  ...picture,
  render: (args: typeof UploadListStories.default.args, context: never) => {
    const List = UploadListStories.default.component;
    return <List {...args} first={[pictureOf(context), pictureOf(context)]} />;
  },
});
// The names of one's own models are options.
export const Cards = hostileWords(OptionCardsStories, { args: { options: named, value: 'one' } });
export const List = hostileWords(nothingAround, {
  render: () => <OptionSegments isList label={name} options={named} value="one" onOptionChanged={() => {}} />,
});

const limited = (api: FakeStudioApi) => {
  api.generate.capabilities = async () => ({
    engine: name,
    tools: {
      'wan-i2v': {
        accepts: { duration: [5] },
        reportsProgress: true,
        refundsCancelled: 'queued',
      },
    },
  });
};
export const Studio = hostileWords(StudioStories, {
  ...picture,
  render: (args: typeof StudioStories.default.args, context: never) => (
    <WanStudio {...args} draft={wanDraft(pictureOf(context), words)} onApi={limited} />
  ),
});
export const StudioOfOwnModels = hostileWords(StudioStories, {
  render: (args: typeof StudioStories.default.args) => (
    <ToolStudio {...args} tool={offeringModels(createFromModel, [...models])} draft={{ prompt: words }} />
  ),
});
export const StageOfAFailure = hostileWords(StageStories, {
  ...picture,
  args: {
    phase: { name: 'failed', problem: { kind: 'Unexpected', message: problem }, isCertain: true, saying },
  },
});
export const StageOfALostRun = hostileWords(StageStories, {
  ...picture,
  args: { phase: { name: 'lost', taskId: 'task', problem: { kind: 'Offline', message: problem } } },
});
export const StageOfAResult = hostileWords(StageStories, {
  ...picture,
  args: { phase: { name: 'done', result: { is: 'creation', creation } } },
});
export const Frames = hostileWords(FrameRowStories, { args: { frames: twoCreations } });
export const Activity = hostileWords(ActivityListStories, {
  args: {
    items: allKinds.map(({ job, ...item }) => ({
      ...item,
      job: { ...job, message: job.message && problem },
      title: words,
    })),
  },
});

export const Clip = hostileWords(ResultPlayerStories, { args: { creation } });
export const Picture = hostileWords(ResultImageStories, {
  args: { creation: pictureCreation({ title: words, prompt: words }) },
});
export const AFileIsMissing = hostileWords(ResultImageStories, {
  args: { creation: pictureCreation({ title: words, prompt: words, file_url: null }) },
});
export const Compared = hostileWords(CompareSliderStories, {
  args: { beforeLabel: words, afterLabel: name },
});
export const Failure = hostileWords(FailureCardStories, {
  args: { message: problem, saying, advice: words },
});
export const Reconnect = hostileWords(ReconnectCardStories, { args: { message: problem } });
export const NotLoaded = hostileWords(RetryNoticeStories, { args: { title: words, children: problem } });
export const Receipt = hostileWords(SettingsReceiptStories, {
  args: { tool: seedanceText, creation, comparedWith: { settings: { prompt: name, seed: 7 } } },
});

export const OnTheDevice = hostileWords(DeviceStudioStories, {
  ...picture,
  render: (args: typeof DeviceStudioStories.default.args, context: never) => (
    <DeviceStudio {...args} tool={imageToPrompt} drafts={draftOf({ image: pictureOf(context) })} />
  ),
});
const results: readonly DeviceResult[] = [
  { is: 'prompt', source: 'file', text: words, making: { program: name, model: name, sampler: name } },
  { is: 'model', name, isRehearsal: false },
];
export const MadeOnTheDevice = hostileWords(nothingAround, {
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
const looker: SetLooker = { look: async () => [[{ is: 'copy', of: 1 }], [{ is: 'unreadable' }]] };
export const SetOfPictures = hostileWords(nothingAround, {
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
