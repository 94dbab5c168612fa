// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FileButton } from './FileButton.tsx';
import type { PickedFiles } from './FileButton.tsx';

afterEach(cleanup);

const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

test('the picker offers only the types asked for (A353)', () => {
  render(<FileButton accept="image/*, .heic" onFilesPicked={() => {}} />);
  expect(fileInput().accept).toBe('image/*,.heic');
  expect(fileInput().multiple).toBe(false);
});

test('a file button reports the files that were picked', async () => {
  const onFilesPicked = vi.fn<(picked: PickedFiles) => void>();
  render(<FileButton allowsMultiple onFilesPicked={onFilesPicked} />);
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')];
  await userEvent.upload(fileInput(), files);
  expect(onFilesPicked).toHaveBeenCalledWith({ files });
});

test('a file button without words of its own says the labels in force, or those given to it alone', () => {
  render(<FileButton onFilesPicked={() => {}} labels={{ chooseFile: 'Datei wählen' }} />);
  expect(screen.getByRole('button', { name: 'Datei wählen' })).toBeTruthy();
  cleanup();
  render(<FileButton allowsMultiple onFilesPicked={() => {}} labels={{ chooseFile: 'Datei wählen' }} />);
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
});

test('the button carries ref, className, further attributes and its name', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <FileButton ref={ref} className="mine" data-testid="root" onFilesPicked={() => {}}>
      Add a picture
    </FileButton>,
  );
  const button = screen.getByRole('button', { name: 'Add a picture' });
  expect(ref.current).toBe(button);
  expect(screen.getByTestId('root')).toBe(button);
  expect(button.classList.contains('mine')).toBe(true);
  expect(button.dataset['component']).toBe('FileButton');
});
