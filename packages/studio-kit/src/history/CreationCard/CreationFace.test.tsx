// @vitest-environment happy-dom
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CreationFace } from './CreationFace.tsx';

afterEach(cleanup);

const said = { play: () => 'Play', pause: () => 'Pause' };

it('a clip whose file is taken away while it is open is a picture again', () => {
  const clip = creationFixture({ type: 'video', status: 'completed', file_url: '/waves.mp4' });
  const { rerender } = render(<CreationFace creation={clip} title="Waves" said={said} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByLabelText('Waves', { selector: 'video' })).toBeTruthy();
  rerender(<CreationFace creation={{ ...clip, file_url: null }} title="Waves" said={said} />);
  expect(screen.getByRole('img', { name: 'Waves' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
