// @vitest-environment happy-dom
import { premiumMotionBrush } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StrokesEditor } from './StrokesEditor.tsx';

afterEach(cleanup);

const brush = async (
  sides: { width?: number; height?: number },
  aspectRatio: string,
  errorMessage?: string,
) => {
  render(
    <StrokesEditor
      input={premiumMotionBrush.inputs.strokes}
      value={[]}
      draft={{ image: mediaFileFixture(sides), aspectRatio }}
      drawnOver={premiumMotionBrush.inputs.image}
      errorMessage={errorMessage}
      isDisabled={false}
      isDrawnOn={false}
      costOf={() => 0}
      onValueChanged={() => {}}
      onGenerateRequested={() => {}}
    />,
  );
  // It comes late.
  await screen.findByRole('group', { name: 'Motion strokes' });
};

it.each([
  ['a square picture', { width: 900, height: 900 }, '16:9'],
  ['a wide one', { width: 1600, height: 900 }, '1:1'],
])(
  'before anything is made it is said that the clip may lose the edges of %s (A284)',
  async (_what, sides, shape) => {
    await brush(sides, shape);
    expect(screen.getByText(new RegExp(`^The clip is ${shape} and the picture is not`))).toBeTruthy();
  },
);

it.each([
  ['the same shape', { width: 1366, height: 768 }],
  ['no known sides', { width: 0, height: 0 }],
])('nothing is said of a picture with %s', async (_what, sides) => {
  await brush(sides, '16:9');
  expect(screen.queryByText(/may be cut off/)).toBeNull();
});

it('the editor says why Generate would not take what is drawn', async () => {
  await brush({ width: 1366, height: 768 }, '16:9', 'There can be up to 6 strokes.');
  expect(screen.getByText('There can be up to 6 strokes.')).toBeTruthy();
});
