// @vitest-environment happy-dom
import { seedanceText, wanImageToVideo, type AnyForm } from '@kinora/contract';
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

it('two that different tools made are each told in the words of its own', () => {
  const tool = wanImageToVideo as unknown as AnyForm;
  const other = seedanceText as unknown as AnyForm;
  render(
    <SettingsReceipt
      creation={{ ...creationFixture({ prompt: null }), settings: { motion: 5 } }}
      tool={tool}
      comparedWith={{ prompt: null, settings: { resolution: '1080p' } }}
      comparedTool={other}
    />,
  );
  const lines = screen
    .getAllByRole('term')
    .map(({ textContent, parentElement }) => [
      textContent,
      ...[...parentElement!.querySelectorAll('del, ins')].map((side) => side.textContent),
    ]);
  expect(lines.slice(0, 2)).toEqual([
    [tool.inputs['motion']!.label, 'Before: None', 'Now: 5'],
    [other.inputs['resolution']!.label, 'Before: 1080p', 'Now: None'],
  ]);
});
