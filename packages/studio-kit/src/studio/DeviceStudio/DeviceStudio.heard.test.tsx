// @vitest-environment happy-dom
import {
  initialValues,
  trainModel,
  ultimateUpscale,
  type DeviceEngine,
  type DeviceResult,
  type DeviceRun,
  type PictureRemark,
} from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { heldPromise } from '../../testing/heldPromise.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import { DeviceStudio } from './DeviceStudio.tsx';

afterEach(cleanup);

/** The place that is there before it has anything to say, and stays. */
const news = () => document.querySelector('[data-component="Studio"] [role="status"]')!;
/** Beside it, of a set. */
const setNews = () => document.querySelector('[data-component="Stage"] > [role="status"]:not([aria-live])')!;
/** Every place that is told aloud and says this. */
const placesSaying = (line: string) =>
  [...document.querySelectorAll('[role="status"]:not([aria-live="off"]), [role="alert"]')].filter((place) =>
    place.textContent.includes(line),
  );
const [north, south] = ['north.png', 'south.png'].map((name) => mediaFileFixture({ name }));

describe('what is heard of work on the device', () => {
  /** An upscaling that is led by hand. */
  async function upscaling() {
    let told: DeviceRun | undefined;
    const work = heldPromise<DeviceResult>();
    const engine: DeviceEngine = {
      run: (_tool, _draft, run) => {
        told = run;
        return work.promise;
      },
    };
    const drafts = memoryDrafts();
    drafts.save(ultimateUpscale, { ...initialValues(ultimateUpscale), image: north! });
    render(<DeviceStudio tool={ultimateUpscale} engine={engine} drafts={drafts} />);
    await screen.findByRole('img', { name: /north\.png/ });
    expect(news().textContent).toBe('');
    const place = news();
    await userEvent.click(screen.getByRole('button', { name: 'Upscale' }));
    expect(news()).toBe(place);
    return { ...work, reach: (share: number) => act(() => told!.onProgress(share)) };
  }

  it('the start of the work is heard, each quarter and nothing between, and its end (A241)', async () => {
    const { reach, resolve } = await upscaling();
    const heard = [news().textContent];
    for (const share of [0.01, 0.2, 0.26, 0.49, 0.5, 0.8, 1]) {
      reach(share);
      heard.push(news().textContent);
    }
    expect([...new Set(heard)]).toEqual([
      'Upscaling...',
      'Upscaling... 0%',
      'Upscaling... 25%',
      'Upscaling... 50%',
      'Upscaling... 75%',
      'Upscaling... 100%',
    ]);
    await act(async () => resolve({ is: 'model', name: 'Harbour', isRehearsal: true }));
    expect(news().textContent).toBe('Upscaled');
  });

  it('a failure of the work is heard (A241)', async () => {
    const { reach, reject } = await upscaling();
    reach(0.5);
    await act(async () => reject(new Error('There is no room left on this device.')));
    expect(news().textContent).toBe('');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map((each) => each.textContent).join()).toContain('There is no room left on this device.');
  });
});

describe('what is heard of the look at a set', () => {
  async function choosing() {
    const look = heldPromise<readonly (readonly PictureRemark[])[]>();
    const drafts = memoryDrafts();
    drafts.save(trainModel, { ...initialValues(trainModel), images: [north!, south!] });
    const engine: DeviceEngine = { run: () => new Promise(() => {}), look: () => look.promise };
    render(<DeviceStudio tool={trainModel} engine={engine} drafts={drafts} />);
    await waitFor(() => expect(setNews().textContent).toBe('Looking at the pictures...'));
    return look;
  }

  it('a look at a set is heard to go on, and what came of it, once (A246)', async () => {
    const { resolve } = await choosing();
    await act(async () => resolve([[], [{ is: 'blurred' }]]));
    expect(setNews().textContent).toBe('1 of 2 pictures could be better');
    expect(placesSaying('1 of 2 pictures could be better')).toEqual([setNews()]);
    expect(screen.getByText(/not sharp/)).toBeTruthy();
  });

  it('a set of which there is nothing to be said is heard to be so, once (A246)', async () => {
    const { resolve } = await choosing();
    await act(async () => resolve([[], []]));
    expect(setNews().textContent).toBe('2 pictures, and nothing to be said against any of them');
    expect(placesSaying('nothing to be said')).toEqual([setNews()]);
  });

  it('a look that could not be done is not heard of, and nothing is left to wait for (A246)', async () => {
    const { reject } = await choosing();
    await act(async () => reject(new Error('No network.')));
    expect(setNews().textContent).toBe('');
    expect(screen.queryByText('Looking at the pictures...')).toBeNull();
  });
});
