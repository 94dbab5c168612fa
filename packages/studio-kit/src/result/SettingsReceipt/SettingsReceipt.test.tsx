// @vitest-environment happy-dom
import { wanImageToVideo, type AnyForm } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SettingsReceipt } from './SettingsReceipt.tsx';

afterEach(cleanup);

it('another picture of the same kind is told as another one, though neither has a name', () => {
  const [now, before] = ['1', '2'].map((end) => ({
    ...creationFixture({ prompt: null }),
    settings: { image: `u/f5140357-7c59-8942-8bb5-75fec53c848${end}.image.jpg` },
  }));
  render(
    <SettingsReceipt creation={now!} comparedWith={before!} tool={wanImageToVideo as unknown as AnyForm} />,
  );
  const changed = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(changed.slice(0, 2)).toEqual(['Before: JPG', 'Now: Another one']);
});
