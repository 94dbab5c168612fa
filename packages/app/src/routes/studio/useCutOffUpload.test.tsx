// @vitest-environment happy-dom
import { requestOf, wanImageToVideo, type GenerateReply } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import type { StudioPort } from '@kinora/studio-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useCutOffUpload } from './useCutOffUpload.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const fake = createFakeStudioApi();
let arrive: (place: string) => void;
let sent: (share: number) => void;
let answer: (reply: GenerateReply) => void;
const slow: StudioPort = {
  ...fake,
  generate: {
    ...fake.generate,
    submit: (_request, { onProgress }) => {
      sent = onProgress ?? (() => {});
      return new Promise<GenerateReply>((resolve) => void (answer = resolve));
    },
  },
  storage: {
    upload: () => new Promise<string>((resolve) => void (arrive = resolve)),
  },
};

/** A load of a studio's page; answers with how it uploads. */
function load() {
  const api = loadApi();
  return () => api().storage.upload(new Blob(['a long clip']), { name: 'harbour.mp4' });
}

function loadApi(): () => StudioPort {
  cleanup();
  let own: StudioPort;
  function Page() {
    own = useCutOffUpload(slow);
    return <ToastRegion queue={useToasts()} />;
  }
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  return () => own;
}
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));
const said = () => screen.queryByText('Nothing was started') !== null;

describe('a page that is left', () => {
  it('a page left while a file is on its way says on coming back that nothing was started, once', () => {
    const upload = load();
    void upload();
    leave();
    load();
    expect(said()).toBe(true);
    load();
    expect(said()).toBe(false);
  });

  it('a page left while a file inside the request is on its way says that nothing was started, and not once all of it has left', async () => {
    const request = requestOf(wanImageToVideo, { image: 'data:', prompt: 'Waves', duration: 5, motion: 5 });
    const submit = () =>
      loadApi()().generate.submit(request, { idempotencyKey: 'once', onProgress: () => {} });
    void submit();
    sent(0.5);
    leave();
    load();
    expect(said()).toBe(true);
    const whole = submit();
    sent(1);
    leave();
    load();
    expect(said()).toBe(false);
    answer({ taskId: 'one' });
    expect(await whole).toEqual({ taskId: 'one' });
  });

  it('a page left after its file arrived, or without one, says nothing of an upload', async () => {
    const upload = load();
    const sent = upload();
    arrive('mara/harbour.mp4');
    expect(await sent).toBe('mara/harbour.mp4');
    leave();
    load();
    expect(said()).toBe(false);
  });
});
