import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { wanImageToVideo } from '@kinora/contract';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kit from './index.ts';
import { navigation } from './shell/StudioShell/StudioShell.fixtures.tsx';

const nothing = () => {};
const price = { total: 200, terms: [{ label: 'Base price', amount: 200 }] };
const card = {
  termsHref: '/terms',
  privacyHref: '/privacy',
  onSignInRequested: nothing,
  onSignUpRequested: nothing,
};

/** Every component that the kit exports, with what it needs at least. */
const examples: Record<string, ReactElement> = {
  BlobImage: <kit.BlobImage blob={new Blob()} alt="" />,
  ChangedMark: <kit.ChangedMark of="Duration" onReset={nothing} />,
  CostBadge: <kit.CostBadge price={price} payer={null} />,
  CreationCard: (
    <kit.CreationCard
      creation={creationFixture()}
      onLikeToggled={nothing}
      onDownloadRequested={nothing}
      onDeleteRequested={nothing}
    />
  ),
  DevelopingFrame: <kit.DevelopingFrame ratio={1} label="Working" progress={0.5} />,
  FailureCard: <kit.FailureCard message="It failed." />,
  GenerateBar: (
    <kit.GenerateBar
      label="Go"
      busyLabel="Going"
      price={price}
      payer={null}
      isBusy={false}
      blocked={null}
      onGenerateRequested={nothing}
    />
  ),
  LostCard: <kit.LostCard message="Offline." onLookAgainRequested={nothing} />,
  NotFound: <kit.NotFound homeHref="/" />,
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
  ResultPlayer: <kit.ResultPlayer creation={creationFixture()} />,
  SettingRow: <kit.SettingRow label="Resolution" value="720p" />,
  Sidebar: <kit.Sidebar groups={navigation} currentHref="/" isCollapsed={false} />,
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
      onLookAgainRequested={nothing}
      onDismissed={nothing}
    >
      <p>Inputs</p>
    </kit.Stage>
  ),
  Studio: <kit.Studio tool={wanImageToVideo} api={createFakeStudioApi()} />,
  StudioShell: (
    <kit.StudioShell sidebar={null} topBar={null}>
      <p>Page</p>
    </kit.StudioShell>
  ),
  TopBar: <kit.TopBar status="visitor" onSignInRequested={nothing} onSignOutRequested={nothing} />,
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
