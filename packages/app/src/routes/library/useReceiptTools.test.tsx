// @vitest-environment happy-dom
import { seedanceText, wanImageToVideo } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { appWindow } from '../../testing/appWindow.tsx';
import { useReceiptTools } from './useReceiptTools.ts';

afterEach(cleanup);

it('of two that are compared each has the tool that made it', async () => {
  const [before, after] = [seedanceText, wanImageToVideo].map(({ id }) =>
    creationFixture({ model_used: id }),
  );
  const { result } = renderHook(
    () => useReceiptTools([before, undefined, after]),
    appWindow(createFakeStudioApi()),
  );
  await act(async () => {});
  expect(result.current.map((tool) => tool?.id)).toEqual([seedanceText.id, undefined, wanImageToVideo.id]);
});
