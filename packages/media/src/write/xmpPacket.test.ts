import fc from 'fast-check';
import { expect, it } from 'vitest';
import { provenanceIn } from '../read/provenanceIn.ts';
import { digitalSourceTypes, type Provenance } from './provenance.ts';
import { withXmpBox } from './xmpBox.ts';
import { xmpPacket } from './xmpPacket.ts';

const provenance = (prompt: string): Provenance => ({
  engine: 'Local engine, no AI',
  tool: 'wan-i2v',
  model: 'wan-i2v',
  prompt,
  settings: { duration: 5, camera: 'zoom_in', loop: false },
  seed: 42,
  digitalSourceType: digitalSourceTypes.algorithm,
});

it('a record comes back whole from any bytes around it, whatever the prompt says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.uint8Array({ maxLength: 60 }),
      (prompt, before) => {
        expect(provenanceIn(withXmpBox(before, provenance(prompt)))).toEqual(provenance(prompt));
      },
    ),
  );
});

it.each(['"><script>alert(1)</script>', 'a & b\n<c>', '\u0007bell', '</x:xmpmeta>'])(
  '%j breaks no XML',
  (prompt) => {
    const packet = xmpPacket(provenance(prompt));
    expect(packet.match(/<\/x:xmpmeta>/g)).toHaveLength(1);
    expect(packet).not.toContain('<script');
    expect(packet).not.toContain('\u0007');
  },
);

it.each([
  ['nothing', new Uint8Array(0)],
  ['another program’s XMP', new TextEncoder().encode('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')],
  [
    'a damaged record',
    new TextEncoder().encode('<x:xmpmeta kinora:record="{&quot;engine&quot;:1}"></x:xmpmeta>'),
  ],
  ['a cut record', new TextEncoder().encode('<x:xmpmeta kinora:record="{&quot;engine"></x:xmpmeta>')],
])('%s is no record of ours', (_name, bytes) => {
  expect(provenanceIn(bytes)).toBeNull();
});
