// @vitest-environment happy-dom
import { mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchFileReading } from '../../late/lateCode.ts';
import { useFileChoice } from './useFileChoice.ts';

vi.mock('../../late/lateCode.ts', { spy: true });
afterEach(cleanup);

const picture = (name: string) => new File([], name, { type: 'image/png' });

/** A place for files, each of which is read when the test says so. */
function place(room: number) {
  const ends = new Map<string, () => void>();
  vi.mocked(fetchFileReading).mockResolvedValue({
    readChosen: ({ chosen: [file] }: { chosen: readonly File[] }) =>
      new Promise((resolve) => {
        const { name } = file!;
        ends.set(name, () => resolve({ files: [mediaFileFixture({ name, size: 0 })], refused: [] }));
      }),
    fileWords: () => ({}),
    whyRefused: (_kind: string, { name }: File) => `${name} is not taken.`,
  } as never);
  const onFilesRead = vi.fn();
  const { result } = renderHook(() => useFileChoice({ kind: 'image', room, onFilesRead }));
  return {
    isReading: () => result.current.isReading,
    refusal: () => result.current.refusal,
    refuse: (name: string) =>
      act(async () => void result.current.refuse({ files: [picture(name)], reason: 'type' })),
    drop: (taken: string, refused: string) =>
      act(async () => {
        result.current.choose({ files: [picture(taken)] });
        result.current.refuse({ files: [picture(refused)], reason: 'type' });
      }),
    choose: (name: string) => act(async () => result.current.choose({ files: [picture(name)] })),
    end: (name: string) => act(async () => ends.get(name)!()),
    arrived: () => onFilesRead.mock.calls.map(([[file]]) => file.name),
  };
}

it('several choices are read side by side, until the last has arrived, whichever that is', async () => {
  const { isReading, choose, end, arrived } = place(4);
  await choose('slow.png');
  await choose('quick.png');
  await end('quick.png');
  expect(isReading()).toBe(true);
  await end('slow.png');
  expect(isReading()).toBe(false);
  expect(arrived()).toEqual(['quick.png', 'slow.png']);
});

it('where one file fits, what was chosen last arrives, and nothing is read any more once both are', async () => {
  const { isReading, choose, end, arrived } = place(1);
  await choose('slow.png');
  await choose('quick.png');
  await end('quick.png');
  await end('slow.png');
  expect(isReading()).toBe(false);
  expect(arrived()).toEqual(['quick.png']);
});

it('what is said of a file outlives those that came with it, and ends with the next choice', async () => {
  const { drop, choose, end, refusal } = place(4);
  await drop('quay.png', 'notes.txt');
  expect(refusal()).toBe('notes.txt is not taken.');
  await end('quay.png');
  expect(refusal()).toBe('notes.txt is not taken.');
  await choose('buoy.png');
  await end('buoy.png');
  expect(refusal()).toBeNull();
});

it('what is said of a file ends where that file is taken by another place, and by no other file', async () => {
  const [refusing, taking] = [place(1), place(1)];
  await refusing.refuse('sea.mp4');
  await taking.choose('tide.mp4');
  await taking.end('tide.mp4');
  expect(refusing.refusal()).toBe('sea.mp4 is not taken.');
  await taking.choose('sea.mp4');
  await taking.end('sea.mp4');
  expect(refusing.refusal()).toBeNull();
});
