// @vitest-environment happy-dom
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
const slow: StudioPort = {
  ...fake,
  storage: {
    upload: () => new Promise<string>((resolve) => void (arrive = resolve)),
  },
};

/** A load of a studio's page; answers with how it uploads. */
function load() {
  cleanup();
  let upload: () => Promise<string>;
  function Page() {
    const api = useCutOffUpload(slow);
    upload = () => api.storage.upload(new Blob(['a long clip']), { name: 'harbour.mp4' });
    return <ToastRegion queue={useToasts()} />;
  }
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  return () => upload();
}
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));
const said = () => screen.queryByText('Nothing was started') !== null;

describe('a page that is left', () => {
  it('while a file is on its way says on coming back that nothing was started, once', () => {
    const upload = load();
    void upload();
    leave();
    load();
    expect(said()).toBe(true);
    load();
    expect(said()).toBe(false);
  });

  it('after its file arrived, or without one, says nothing of it', async () => {
    const upload = load();
    const sent = upload();
    arrive('mara/harbour.mp4');
    expect(await sent).toBe('mara/harbour.mp4');
    leave();
    load();
    expect(said()).toBe(false);
  });
});
