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
import { allKinds, uploading } from '../studio/ActivityTray/ActivityTray.fixtures.ts';
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

export const Prompt = {
  name: 'A prompt without a place to break keeps to its room, and so does what is wrong with it',
  ...hostileWords(PromptBoxStories, { args: { value: words, errorMessage: problem } }),
};
export const NameOfAFile = {
  name: 'The name of a file keeps to its room with 200 characters',
  ...hostileWords(nothingAround, { render: () => <FileName>{fileName}</FileName> }),
};
export const OneFile = {
  name: 'A place for one file keeps to its room with a name, advice and an error that never break',
  ...hostileWords(UploadZoneStories, {
    ...picture,
    render: (args: typeof UploadZoneStories.default.args, context: never) => (
      <UploadZone {...args} file={pictureOf(context)} advice={[words]} errorMessage={problem} />
    ),
  }),
};
export const SeveralFiles = {
  name: 'A place for several files keeps to its room with names that never break',
  ...hostileWords(UploadListStories, {
    ...picture,
    render: (args: typeof UploadListStories.default.args, context: never) => {
      const List = UploadListStories.default.component;
      return <List {...args} first={[pictureOf(context), pictureOf(context)]} />;
    },
  }),
};
// The names of one's own models are options.
export const Cards = {
  name: 'Cards to choose from keep to their room with names and help that never break',
  ...hostileWords(OptionCardsStories, { args: { options: named, value: 'one' } }),
};
export const List = {
  name: 'A list to choose from keeps to its room with a label and options that never break',
  ...hostileWords(nothingAround, {
    render: () => (
      <OptionSegments isList label={name} options={named} value="one" onOptionChanged={() => {}} />
    ),
  }),
};

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
export const Studio = {
  name: 'A studio keeps to its room with a prompt, a file and an engine whose words never break',
  ...hostileWords(StudioStories, {
    ...picture,
    render: (args: typeof StudioStories.default.args, context: never) => (
      <WanStudio {...args} draft={wanDraft(pictureOf(context), words)} onApi={limited} />
    ),
  }),
};
export const StudioOfOwnModels = {
  name: 'A studio of own models keeps to its room with names and a prompt that never break',
  ...hostileWords(StudioStories, {
    render: (args: typeof StudioStories.default.args) => (
      <ToolStudio {...args} tool={offeringModels(createFromModel, [...models])} draft={{ prompt: words }} />
    ),
  }),
};
export const StageOfAFailure = {
  name: 'A stage keeps to its room with a failure whose words never break',
  ...hostileWords(StageStories, {
    ...picture,
    args: {
      phase: { name: 'failed', problem: { kind: 'Unexpected', message: problem }, isCertain: true, saying },
    },
  }),
};
export const StageOfALostRun = {
  name: 'A stage keeps to its room with a run that was lost for a reason that never breaks',
  ...hostileWords(StageStories, {
    ...picture,
    args: { phase: { name: 'lost', taskId: 'task', problem: { kind: 'Offline', message: problem } } },
  }),
};
export const StageOfAResult = {
  name: 'A stage keeps to its room with a result whose title and prompt never break',
  ...hostileWords(StageStories, {
    ...picture,
    args: { phase: { name: 'done', result: { is: 'creation', creation } } },
  }),
};
export const Frames = {
  name: 'Frames to be used again keep to their room with titles that never break',
  ...hostileWords(FrameRowStories, { args: { frames: twoCreations } }),
};
export const Activity = {
  name: 'A list of what is being made keeps to its room with titles and failures that never break',
  ...hostileWords(ActivityListStories, {
    args: {
      sendings: [{ ...uploading, title: words, studio: { title: words, href: '/wan-i2v' } }],
      items: allKinds.map(({ job, ...item }) => ({
        ...item,
        job: { ...job, message: job.message && problem },
        title: words,
      })),
    },
  }),
};

export const Clip = {
  name: 'A clip that was made keeps to its room with a title and prompt that never break',
  ...hostileWords(ResultPlayerStories, { args: { creation } }),
};
export const Picture = {
  name: 'A picture that was made keeps to its room with a title and prompt that never break',
  ...hostileWords(ResultImageStories, {
    args: { creation: pictureCreation({ title: words, prompt: words }) },
  }),
};
export const AFileIsMissing = {
  name: 'A result without its file keeps to its room with a title and prompt that never break',
  ...hostileWords(ResultImageStories, {
    args: { creation: pictureCreation({ title: words, prompt: words, file_url: null }) },
  }),
};
export const Compared = {
  name: 'Two pictures compared keep to their room with labels that never break',
  ...hostileWords(CompareSliderStories, {
    args: { beforeLabel: words, afterLabel: name },
  }),
};
export const Failure = {
  name: 'A failure keeps to its room with a message and advice that never break',
  ...hostileWords(FailureCardStories, {
    args: { message: problem, saying, advice: words },
  }),
};
export const Reconnect = {
  name: 'A lost line keeps to its room with a message that never breaks',
  ...hostileWords(ReconnectCardStories, { args: { message: problem } }),
};
export const NotLoaded = {
  name: 'A notice of what did not load keeps to its room with words that never break',
  ...hostileWords(RetryNoticeStories, { args: { title: words, children: problem } }),
};
export const Receipt = {
  name: 'A receipt of settings keeps to its room with values and changes that never break',
  ...hostileWords(SettingsReceiptStories, {
    args: { tool: seedanceText, creation, comparedWith: { settings: { prompt: name, seed: 7 } } },
  }),
};

export const OnTheDevice = {
  name: 'A studio of the device keeps to its room with the name of a file that never breaks',
  ...hostileWords(DeviceStudioStories, {
    ...picture,
    render: (args: typeof DeviceStudioStories.default.args, context: never) => (
      <DeviceStudio {...args} tool={imageToPrompt} drafts={draftOf({ image: pictureOf(context) })} />
    ),
  }),
};
const results: readonly DeviceResult[] = [
  { is: 'prompt', source: 'file', text: words, making: { program: name, model: name, sampler: name } },
  { is: 'model', name, isRehearsal: false },
];
export const MadeOnTheDevice = {
  name: 'A prompt and a model that a device made keep to their room with words that never break',
  ...hostileWords(nothingAround, {
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
  }),
};
const looker: SetLooker = { look: async () => [[{ is: 'copy', of: 1 }], [{ is: 'unreadable' }]] };
export const SetOfPictures = {
  name: 'A set of pictures that is looked at keeps to its room with names that never break',
  ...hostileWords(nothingAround, {
    ...picture,
    render: (_args: never, context: never) => (
      <SetCheck
        tool={trainModel as AnyForm}
        draft={{ images: [pictureOf(context), pictureOf(context)] }}
        looker={looker}
        onSaid={() => {}}
      />
    ),
  }),
};
