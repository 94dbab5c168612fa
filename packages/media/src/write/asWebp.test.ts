import { expect, it } from 'vitest';
import { provenanceIn } from '../read/provenanceIn.ts';
import { sketchPicture } from '../works/sketchPicture.ts';
import { asWebp } from './asWebp.ts';

it('a picture as WebP is smaller and says of itself what it said before', async () => {
  const order = { tool: 'create-image', model: 'sketch', prompt: 'A lighthouse by the sea' } as const;
  const { poster } = await sketchPicture({
    ...order,
    style: 'realistic',
    aspect: '16:9',
    side: 240,
    detail: 1,
  });
  const small = await asWebp(poster);
  expect(small.byteLength).toBeLessThan(poster.byteLength);
  expect(provenanceIn(small)).toEqual(provenanceIn(poster));
  expect(provenanceIn(small)).toMatchObject({ prompt: order.prompt });
});
