// @vitest-environment happy-dom
import { premiumMotionBrush } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StrokesEditor } from './StrokesEditor.tsx';

afterEach(cleanup);

it('the editor says why Generate would not take what is drawn', async () => {
  render(
    <StrokesEditor
      input={premiumMotionBrush.inputs.strokes}
      value={[]}
      draft={{ image: mediaFileFixture({ width: 1366, height: 768 }), aspectRatio: '16:9' }}
      drawnOver={premiumMotionBrush.inputs.image}
      errorMessage="There can be up to 6 strokes."
      isDisabled={false}
      isDrawnOn={false}
      costOf={() => 0}
      onValueChanged={() => {}}
      onGenerateRequested={() => {}}
    />,
  );
  // It comes late.
  await screen.findByRole('group', { name: 'Motion strokes' });
  expect(screen.getByText('There can be up to 6 strokes.')).toBeTruthy();
});
