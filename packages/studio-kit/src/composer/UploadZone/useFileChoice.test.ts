// @vitest-environment happy-dom
import { mediaFileFixture } from '@kinora/contract/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchFileReading } from '../../late/lateCode.ts';
import { useFileChoice } from './useFileChoice.ts';

vi.mock('../../late/lateCode.ts', { spy: true });

const picture = (name: string) => new File([], name, { type: 'image/png' });

/** A place for files, each of which is read when the test says so. */
function place(room: number) {
  const ends = new Map<string, () => void>();
  vi.mocked(fetchFileReading).mockResolvedValue({
    readChosen: ({ chosen: [file] }: { chosen: readonly File[] }) =>
      new Promise((resolve) => {
        const { name } = file!;
        ends.set(name, () => resolve({ files: [mediaFileFixture({ name })], refusal: null }));
      }),
  } as never);
  const onFilesRead = vi.fn();
  const { result } = renderHook(() => useFileChoice({ kind: 'image', room, onFilesRead }));
  return {
    isReading: () => result.current.isReading,
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
