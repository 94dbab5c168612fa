import {
  aiModelFixture,
  albumFixture,
  createFakeStudioApi,
  creationFixture,
  jobFixture,
  ledgerEntryFixture,
  mediaFileFixture,
  packsFixture,
  plansFixture,
  rehearsalEngine,
  personFixture,
  trainedModelFixture,
  videoLimitsFixture,
} from '@kinora/contract/testing';
import {
  initialValues,
  noSubscription,
  studioPages,
  studios,
  trainModel,
  tutorialsWith,
  wanImageToVideo,
} from '@kinora/contract';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Film } from '@kinora/design-system/icons';
import { bookmarkFixture } from './library/BookmarkCard/BookmarkCard.fixtures.ts';
import { characterFixture } from './library/CharacterCard/CharacterCard.fixtures.ts';
import { trashedFixture } from './history/TrashedCard/TrashedCard.fixtures.ts';
import * as kit from './index.ts';

const nothing = () => {};
const tutorials = tutorialsWith({});
const tutorialSearch = { words: '', category: 'all', tab: 'all' } as const;
const picker = {
  label: 'Shape',
  options: [
    { value: '16:9', label: '16:9' },
    { value: '1:1', label: '1:1' },
  ],
  value: '16:9',
  onOptionChanged: nothing,
};
const premiumStudio = studios.filter((each) => each.runs === 'server').find((each) => each.modes.length > 1)!;
const price = { total: 200, terms: [{ label: 'Base price', amount: 200 }] };
const card = {
  termsHref: '/terms',
  privacyHref: '/privacy',
  onSignInRequested: nothing,
  onSignUpRequested: nothing,
};

const activity = {
  items: [{ job: jobFixture(), title: 'Waves' }],
  onCancelRequested: nothing,
  onRetryRequested: nothing,
};
const settings = { tool: wanImageToVideo, draft: initialValues(wanImageToVideo) };

/** Every component that the kit exports, with what it needs at least. */
const examples: Record<string, ReactElement> = {
  ActivityTray: <kit.ActivityTray {...activity} />,
  AlbumCard: <kit.AlbumCard album={albumFixture()} onOpened={nothing} />,
  AlbumDialog: (
    <kit.AlbumDialog
      task={null}
      onSaveRequested={nothing}
      onAdditionRequested={nothing}
      onVisibilityRequested={nothing}
      onClosed={nothing}
    />
  ),
  AccountSummary: (
    <kit.AccountSummary
      user={personFixture()}
      limits={{ is: 'there', it: videoLimitsFixture() }}
      subscription={{ is: 'there', it: noSubscription }}
      sessions={{ is: 'loading' }}
      onCreditsRequested={nothing}
      onBillingRequested={nothing}
      onReloadRequested={nothing}
      onPasswordChanged={nothing}
      onSessionEnded={nothing}
      onOtherSessionsEnded={nothing}
      onExportRequested={nothing}
      onDeletionConfirmed={nothing}
    />
  ),
  AspectRatioPicker: <kit.AspectRatioPicker {...picker} />,
  BillingToggle: <kit.BillingToggle billingCycle="monthly" saving={17} onCycleChanged={nothing} />,
  BlobImage: <kit.BlobImage blob={new Blob()} alt="" />,
  BookmarkCard: (
    <kit.BookmarkCard bookmark={bookmarkFixture()} modelsHref="/models" onRemoveRequested={nothing} />
  ),
  CharacterCard: (
    <kit.CharacterCard character={characterFixture()} onVideoRequested={nothing} onImageRequested={nothing} />
  ),
  CameraPicker: (
    <kit.CameraPicker
      label="Camera"
      options={[{ value: 'none', label: 'None' }]}
      value="none"
      onOptionChanged={nothing}
    />
  ),
  ChangedMark: <kit.ChangedMark of="Duration" onReset={nothing} />,
  CompareSlider: <kit.CompareSlider before={null} after={null} ratio={1} />,
  ContactSheet: (
    <kit.ContactSheet
      creations={[creationFixture()]}
      onLikeToggled={nothing}
      onDownloadRequested={nothing}
      onDeleteRequested={nothing}
    />
  ),
  CostBadge: <kit.CostBadge price={price} coverage={null} />,
  CreditPanel: <kit.CreditPanel status="ready" limits={videoLimitsFixture()} />,
  CreationCard: (
    <kit.CreationCard
      creation={creationFixture()}
      onLikeToggled={nothing}
      onDownloadRequested={nothing}
      onDeleteRequested={nothing}
    />
  ),
  DocsTabs: <kit.DocsTabs selectedId="guides" query="" onTabChanged={nothing} onQueryChanged={nothing} />,
  DevelopingFrame: <kit.DevelopingFrame ratio={1} label="Working" progress={0.5} />,
  DeviceStudio: <kit.DeviceStudio tool={trainModel} engine={rehearsalEngine({ wait: async () => {} })} />,
  DurationPicker: <kit.DurationPicker lengths={[5, 10]} seconds={5} onDurationChanged={nothing} />,
  FailureCard: <kit.FailureCard message="It failed." />,
  FileReadings: <kit.FileReadings value={nothing}>words</kit.FileReadings>,
  FilterBar: <kit.FilterBar filters={kit.noFilters} total={3} onFiltersChanged={nothing} />,
  GenerateBar: (
    <kit.GenerateBar
      label="Go"
      busyLabel="Going"
      price={price}
      coverage={null}
      isBusy={false}
      missing={[]}
      onGenerateRequested={nothing}
    />
  ),
  FeedbackForm: <kit.FeedbackForm onFeedbackSubmitted={nothing} />,
  HelpCategories: <kit.HelpCategories query="" onQueryChanged={nothing} />,
  HelpMenu: <kit.HelpMenu />,
  AskedCode: <kit.AskedCode value={nothing}>words</kit.AskedCode>,
  KitLabelsProvider: <kit.KitLabelsProvider labels={{}}>words</kit.KitLabelsProvider>,
  Ledger: <kit.Ledger entries={[ledgerEntryFixture()]} />,
  LimitNotice: <kit.LimitNotice limits={videoLimitsFixture({ can_generate: false })} />,
  ReconnectCard: <kit.ReconnectCard message="Offline." onReconnectRequested={nothing} />,
  NewPasswordForm: <kit.NewPasswordForm onPasswordChosen={nothing} />,
  NotFound: <kit.NotFound homeHref="/" />,
  RetryNotice: <kit.RetryNotice title="Nothing came" retryLabel="Try again" />,
  ModeStudio: <kit.ModeStudio studio={premiumStudio} api={createFakeStudioApi()} />,
  ModelCard: <kit.ModelCard model={aiModelFixture()} onUseRequested={nothing} onDetailsRequested={nothing} />,
  ModelDetails: <kit.ModelDetails model={null} onClosed={nothing} onUseRequested={nothing} />,
  MotionBrush: (
    <kit.MotionBrush
      label="Strokes"
      picture={mediaFileFixture()}
      strokes={[{ points: [[0.5, 0.5]], direction: [0.2, 0] }]}
      max={6}
      onStrokesChanged={nothing}
    />
  ),
  OptionCards: <kit.OptionCards {...picker} />,
  OptionSegments: <kit.OptionSegments {...picker} />,
  PackCard: <kit.PackCard pack={packsFixture[0]} onPurchaseRequested={nothing} />,
  PackDialog: (
    <kit.PackDialog
      isOpen={false}
      onOpenChange={nothing}
      packs={packsFixture}
      onPurchaseRequested={nothing}
    />
  ),
  PlanCard: <kit.PlanCard plan={plansFixture[1]} billingCycle="yearly" onSubscribeRequested={nothing} />,
  ParameterSlider: (
    <kit.ParameterSlider
      label="Duration"
      value={5}
      initial={5}
      min={2}
      max={8}
      step={1}
      onValueChanged={nothing}
    />
  ),
  PromptBox: <kit.PromptBox label="Prompt" value="" maxLength={10} onPromptChanged={nothing} />,
  PromoBanner: <kit.PromoBanner currentHref="/" onDismissed={nothing} />,
  QuickStartTile: <kit.QuickStartTile label="Train Model" href="/train-model" icon={Film} />,
  QuickLinks: <kit.QuickLinks />,
  ResultImage: <kit.ResultImage creation={creationFixture({ type: 'image' })} />,
  ResultPlayer: <kit.ResultPlayer creation={creationFixture()} />,
  SelectionBar: <kit.SelectionBar count={2} onSelectionCleared={nothing} />,
  SeedField: <kit.SeedField label="Seed" max={10} seed={null} onSeedChanged={nothing} />,
  SettingRow: <kit.SettingRow label="Resolution" value="720p" />,
  SettingsReceipt: <kit.SettingsReceipt creation={creationFixture()} tool={wanImageToVideo} />,
  ShortcutSheet: <kit.ShortcutSheet isOpen={false} onOpenChange={nothing} />,
  Sidebar: <kit.Sidebar groups={kit.studioGroups} currentHref="/" isCollapsed={false} />,
  SignInCard: <kit.SignInCard place="gate" {...card} />,
  SignInDialog: <kit.SignInDialog isOpen={false} onOpenChange={nothing} {...card} />,
  SignInGate: (
    <kit.SignInGate status="loading" {...card}>
      <p>Inside</p>
    </kit.SignInGate>
  ),
  Stage: (
    <kit.Stage
      tool={wanImageToVideo}
      draft={{}}
      phase={{ name: 'idle' }}
      onCreateAnotherRequested={nothing}
      onRetryRequested={nothing}
      onReconnectRequested={nothing}
      onDismissed={nothing}
    >
      <p>Inputs</p>
    </kit.Stage>
  ),
  StylePicker: <kit.StylePicker {...picker} />,
  Studio: <kit.Studio tool={wanImageToVideo} api={createFakeStudioApi()} />,
  StudioPalette: (
    <kit.StudioPalette
      isOpen={false}
      onOpenChange={nothing}
      isMember={false}
      onModeChosen={nothing}
      onShortcutsRequested={nothing}
      onSignInRequested={nothing}
      onSignOutRequested={nothing}
    />
  ),
  StudioShell: (
    <kit.StudioShell sidebar={null} topBar={null}>
      <p>Page</p>
    </kit.StudioShell>
  ),
  SurroundSwitch: <kit.SurroundSwitch surround="grey" onSurroundChosen={nothing} />,
  ThemeGallery: (
    <kit.ThemeGallery
      isOpen={false}
      onOpenChange={nothing}
      theme={kit.defaultTheme}
      onThemeChosen={nothing}
    />
  ),
  FrameRow: <kit.FrameRow frames={[creationFixture()]} placeOf={() => 'Image'} onFrameUsed={nothing} />,
  ModeCards: <kit.ModeCards modes={premiumStudio.modes} modeId="effects" onModeChosen={nothing} />,
  SettingsButton: <kit.SettingsButton {...settings}>Settings</kit.SettingsButton>,
  SettingsPanel: (
    <kit.SettingsPanel
      {...settings}
      errorMessage={null}
      notes={{}}
      isDisabled={false}
      onValueChanged={nothing}
      onGenerateRequested={nothing}
    />
  ),
  TipsCard: <kit.TipsCard tips={wanImageToVideo.tips} />,
  TutorialCard: <kit.TutorialCard tutorial={tutorials[0]!} />,
  TutorialFilter: <kit.TutorialFilter search={tutorialSearch} count={6} onSearchChanged={nothing} />,
  TutorialLibrary: (
    <kit.TutorialLibrary
      tutorials={tutorials}
      pictures={{}}
      search={tutorialSearch}
      onSearchChanged={nothing}
    />
  ),
  TopBar: <kit.TopBar status="visitor" onSignInRequested={nothing} onSignOutRequested={nothing} />,
  TrainedModelCard: <kit.TrainedModelCard model={trainedModelFixture()} onUseRequested={nothing} />,
  TrashNotice: <kit.TrashNotice count={3} onEmptyingConfirmed={nothing} />,
  TrashedCard: (
    <kit.TrashedCard
      creation={trashedFixture()}
      onRestoreRequested={nothing}
      onForeverDeleteRequested={nothing}
    />
  ),
  UploadList: (
    <kit.UploadList
      label="Images"
      hint="JPG"
      accept="image/*"
      files={[mediaFileFixture()]}
      moreLabel="Add More Images (1/4)"
      add={(held) => ({ files: held, errorMessage: null })}
      onFilesChanged={nothing}
    />
  ),
  UserMenu: <kit.UserMenu onSignOutRequested={nothing} />,
  VideoToolCard: <kit.VideoToolCard tool={studioPages.wan} />,
  UploadZone: (
    <kit.UploadZone
      label="Image"
      hint="JPG"
      accept="image/*"
      file={null}
      onFileChosen={nothing}
      onFileRemoved={nothing}
    />
  ),
  WhatsNew: <kit.WhatsNew isOpen={false} onOpenChange={nothing} />,
};

const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));

describe('on a server', () => {
  it('every component has an example here', () => {
    expect(Object.keys(examples).toSorted()).toEqual(components.toSorted());
  });

  it.each(components)('%s renders without a window', (name) => {
    expect(typeof renderToString(examples[name])).toBe('string');
  });
});
