// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from '../Form/Form.tsx';
import { DropZone } from './DropZone.tsx';
import type { DroppedFiles, RefusedFiles } from './DropZone.tsx';

afterEach(cleanup);

const photo = new File(['x'], 'boat.png', { type: 'image/png' });
const clip = new File(['x'], 'sea.mp4', { type: 'video/mp4' });
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const spies = () => ({
  onFilesDropped: vi.fn<(dropped: DroppedFiles) => void>(),
  onFilesRefused: vi.fn<(refused: RefusedFiles) => void>(),
});
const zone = () => document.querySelector('[data-component="DropZone"]') as HTMLElement;
const paste = (...files: File[]) => fireEvent.paste(zone(), { clipboardData: { files } });

test('picked and pasted files are reported with where they came from', async () => {
  const { onFilesDropped } = spies();
  render(<DropZone label="Drop an image" accept="image/*" onFilesDropped={onFilesDropped} />);
  await userEvent.upload(picker(), photo);
  expect(onFilesDropped).toHaveBeenLastCalledWith({ files: [photo], source: 'picker' });
  paste(photo);
  expect(onFilesDropped).toHaveBeenLastCalledWith({ files: [photo], source: 'paste' });
});

test('the wrong type and one too many are refused, each with its reason (A353)', () => {
  const { onFilesDropped, onFilesRefused } = spies();
  render(<DropZone label="Drop an image" accept="image/*" {...{ onFilesDropped, onFilesRefused }} />);
  const second = new File(['y'], 'second.png', { type: 'image/png' });
  paste(clip, photo, second);
  expect(onFilesDropped).toHaveBeenCalledWith({ files: [photo], source: 'paste' });
  expect(onFilesRefused.mock.calls).toEqual([
    [{ files: [clip], source: 'paste', reason: 'type' }],
    [{ files: [second], source: 'paste', reason: 'count' }],
  ]);
});

test.each(['isDisabled', 'isPending'] as const)('a drop zone takes nothing while %s', (state) => {
  const { onFilesDropped } = spies();
  render(<DropZone label="Drop an image" onFilesDropped={onFilesDropped} {...{ [state]: true }} />);
  paste(photo);
  expect(onFilesDropped).not.toHaveBeenCalled();
});

test('files that went while a drop zone was disabled are not shown over it once it can take them again', () => {
  const { onFilesDropped } = spies();
  const at = (isDisabled: boolean) => (
    <DropZone label="Drop an image" isDisabled={isDisabled} onFilesDropped={onFilesDropped} />
  );
  const held = { dataTransfer: { types: ['Files'] } };
  const { rerender } = render(at(false));
  fireEvent.dragEnter(zone(), held);
  expect(zone().hasAttribute('data-drop-target')).toBe(true);
  rerender(at(true));
  expect(zone().hasAttribute('data-drop-target')).toBe(false);
  fireEvent.dragLeave(zone(), held);
  rerender(at(false));
  expect(zone().hasAttribute('data-drop-target')).toBe(false);
});

test('the zone itself is named and described, also when it shows what came', () => {
  render(
    <DropZone label="Drop an image" errorMessage="Too small." onFilesDropped={() => {}}>
      boat.png
    </DropZone>,
  );
  const group = screen.getByRole('group', { name: 'Drop an image' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Too small.',
  );
});

test('a drop zone that is invalid without words still has a mark that needs no colour', () => {
  render(<DropZone label="Drop an image" isInvalid onFilesDropped={() => {}} />);
  expect(zone().querySelector('[data-part="error"] svg')).toBeTruthy();
});

test('what is refused is told, each time, and what is taken ends that', () => {
  render(<DropZone label="Drop an image" accept="image/*" onFilesDropped={() => {}} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  paste(clip);
  expect(status.textContent).toBe('sea.mp4: this type of file can’t be used here.');
  const told = status.firstElementChild;
  paste(clip);
  expect(status.firstElementChild).not.toBe(told);
  paste(photo);
  expect(status.textContent).toBe('');
});

test('what was left is told beside what was taken, and does not come back once that has gone', () => {
  const at = (taken: string | null) => (
    <DropZone label="Drop an image" onFilesDropped={() => {}}>
      {taken}
    </DropZone>
  );
  const told = () => document.querySelector('[data-part="description"]')?.textContent;
  const { rerender } = render(at(null));
  paste(photo, new File(['y'], 'second.png', { type: 'image/png' }));
  rerender(at('boat.png'));
  expect(told()).toMatch(/^second\.png/);
  rerender(at(null));
  rerender(at('quay.png'));
  expect(told()).toBeUndefined();
});

test('a refusal that is told elsewhere is not read out once more, and every other one is', () => {
  const second = new File(['y'], 'second.png', { type: 'image/png' });
  render(
    <DropZone
      label="Drop an image"
      accept="image/*"
      onFilesDropped={() => {}}
      onFilesRefused={({ reason }) => reason === 'type'}
    />,
  );
  paste(clip);
  expect(screen.getByRole('status').textContent).toBe('');
  paste(clip, photo, second);
  expect(screen.getByRole('status').textContent).toBe('second.png: there is room for one file only.');
});

test('a form misses it while it is required and empty', async () => {
  const onSubmitted = vi.fn<() => void>();
  render(
    <Form onSubmitted={onSubmitted}>
      <DropZone label="Start frame" name="frame" isRequired onFilesDropped={() => {}} />
      <button>Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmitted).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Start frame is missing.' });
  await userEvent.click(link);
  expect(zone().contains(document.activeElement)).toBe(true);
  expect(zone().dataset['invalid']).toBe('true');
});

test('help and an error are read with a drop zone’s button, and the error makes it invalid', () => {
  render(
    <DropZone
      label="Drop an image"
      description="PNG, up to 10 MB"
      errorMessage="Choose an image first."
      onFilesDropped={() => {}}
    />,
  );
  const button = screen.getByRole('button', { name: 'Choose a file' });
  const help = document.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`);
  expect(help?.textContent).toBe('PNG, up to 10 MBChoose an image first.');
  expect(zone().dataset['invalid']).toBe('true');
});
