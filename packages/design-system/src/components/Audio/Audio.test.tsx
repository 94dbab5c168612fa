// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Audio } from './Audio.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a sound plays by its button, and has neither frames nor a screen to fill', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true);
  render(<Audio src="/voice.wav" label="Mara’s voice" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'One frame on' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});

test('what cannot play says why and leads on', async () => {
  const onBroken = vi.fn<(sound: object) => void>();
  const soundRef = createRef<HTMLAudioElement>();
  vi.spyOn(HTMLMediaElement.prototype, 'error', 'get').mockReturnValue({ code: 2 } as MediaError);
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  render(<Audio src="/voice.wav" label="Mara’s voice" {...{ soundRef, onBroken }} />);
  act(() => void fireEvent(soundRef.current as HTMLAudioElement, new Event('error')));
  expect(screen.getByRole('alert').textContent).toMatch(/connection was lost/);
  expect(onBroken).toHaveBeenCalledWith({ src: '/voice.wav', problem: 'connection' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(1);
});
