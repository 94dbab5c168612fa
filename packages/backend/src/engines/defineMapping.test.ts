import type { cogVideo } from '@kinora/contract';
import { expect, it } from 'vitest';
import type { CapabilitiesOf } from './defineMapping.ts';
import { usual } from './fal/falMapping.ts';

it('what an engine can do of a tool is said by inputs and values that the tool has', () => {
  type Can = CapabilitiesOf<typeof cogVideo>;
  const right: Can = { ...usual, accepts: { quality: [5, 8] }, ignores: ['complexity'] };
  // @ts-expect-error: there is no input called 'speed', and that is what this line proves
  const unknown: Can = { ...usual, ignores: ['speed'] };
  // @ts-expect-error: there is no such quality
  const impossible: Can = { ...usual, accepts: { quality: ['finest'] } };
  expect([right, unknown, impossible]).toHaveLength(3);
});
