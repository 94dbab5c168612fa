import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { settingsIn } from '../read/settingsIn.ts';
import { parentsIn, recordReach } from '../read/parentsIn.ts';
import { provenanceIn } from '../read/provenanceIn.ts';
import { joined } from './joined.ts';
import { digitalSourceTypes, type Provenance } from './provenance.ts';
import { recordPiece } from './recordPiece.ts';
import { withXmpBox } from './xmpBox.ts';

const record: Provenance = {
  engine: 'Veo 3 on fal',
  tool: 'veo3',
  model: 'veo3',
  prompt: 'A harbour "at dawn" & boats',
  settings: { aspectRatio: '16:9' },
  seed: null,
  digitalSourceType: digitalSourceTypes.trainedModel,
};
const drawn = sharp({ create: { width: 96, height: 54, channels: 3, background: '#8899aa' } });
const laid = (file: Uint8Array, type: string, provenance = record) => {
  const piece = recordPiece(type, file.subarray(0, 65_536), provenance)!;
  const at = piece.at === 'end' ? file.length : piece.at;
  return joined([file.subarray(0, at), piece.bytes, file.subarray(at)]);
};

describe('a record is laid into a file that came without one:', () => {
  it.each([
    ['image/png', () => drawn.clone().png().toBuffer()],
    ['image/jpeg', () => drawn.clone().jpeg().toBuffer()],
    [
      'image/jpeg',
      () =>
        drawn
          .clone()
          .withExif({ IFD0: { Artist: 'Mara' } })
          .jpeg()
          .toBuffer(),
    ],
  ] as const)('%s, which any program still reads', async (type, make) => {
    const before = new Uint8Array(await make());
    const after = laid(before, type);
    expect(provenanceIn(after)).toEqual(record);
    const { width, height, xmp, exif } = await sharp(after).metadata();
    expect([width, height]).toEqual([96, 54]);
    expect(new TextDecoder().decode(xmp)).toContain('kinora:record');
    expect(exif?.length).toBe((await sharp(before).metadata()).exif?.length);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
    expect(await settingsIn(after)).toMatchObject({
      program: 'Kinora',
      prompt: record.prompt,
    });
  });

  it('a clip, behind all that its index points at', () => {
    const clip = new TextEncoder().encode('\0\0\0\u001cftypisom a clip');
    const after = laid(clip, 'video/mp4');
    expect(after.subarray(0, clip.length)).toEqual(clip);
    expect(provenanceIn(after)).toEqual(record);
  });

  it('not where its maker signed it, nor where nothing can carry it', async () => {
    const signed = joined([
      new Uint8Array(await drawn.clone().png().toBuffer()),
      new TextEncoder().encode('jumbc2pa'),
    ]);
    expect(recordPiece('image/png', signed, record)).toBeNull();
    expect(recordPiece('image/webp', new Uint8Array(64), record)).toBeNull();
  });

  it('without those before it where a JPEG has no room for them all', async () => {
    const jpeg = new Uint8Array(await drawn.clone().jpeg().toBuffer());
    const parents = Array.from({ length: 6 }, () => ({ ...record, prompt: 'x'.repeat(12_000) }));
    expect(provenanceIn(laid(jpeg, 'image/jpeg', { ...record, parents }))).toEqual({
      ...record,
      parents: [],
    });
    expect(recordPiece('image/jpeg', jpeg, { ...record, prompt: 'x'.repeat(70_000) })).toBeNull();
  });
});

describe('what a file says of those before it', () => {
  const after = (before: Provenance, prompt: string): Provenance => ({
    ...record,
    prompt,
    parents: parentsIn([withXmpBox(new Uint8Array(8), before)]),
  });

  it('is read at the end of a film too, and nothing from a file of somebody else', () => {
    const film = withXmpBox(new Uint8Array(3 * recordReach), record);
    expect(parentsIn([film, new Uint8Array(900)])).toEqual([record]);
  });

  it('goes back so far, and not on for ever', () => {
    const fourth = ['second', 'third', 'fourth'].reduce(after, { ...record, prompt: 'first' });
    const prompts = (of: Provenance): string[] => [of.prompt, ...(of.parents ?? []).flatMap(prompts)];
    expect(prompts(fourth)).toEqual(['fourth', 'third', 'second']);
  });
});
