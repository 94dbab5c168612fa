import type { Size } from '../frame/frameSize.ts';
import { parentsIn } from '../read/parentsIn.ts';
import { digitalSourceTypes, type Provenance } from '../write/provenance.ts';
import type { UpscaleFactor } from './enlarged.ts';
import type { UpscaleStyleName } from './styles.ts';

/** What an enlarged picture says of itself: what was done, and what the picture before it said. */
export function upscaledRecord(
  source: Uint8Array,
  { width, height }: Size,
  factor: UpscaleFactor,
  type: UpscaleStyleName,
): Provenance {
  const parents = parentsIn([source]);
  const parent = parents[0];
  return {
    engine: 'Enlarged on the person’s own device, RDN (psnr-small)',
    tool: 'ultimate-upscale',
    model: 'rdn-psnr-small',
    prompt: parent?.prompt ?? '',
    settings: { operation: 'upscale', factor, type, from: `${width}x${height}` },
    seed: parent?.seed ?? null,
    // A picture that was taken stays one that was taken: larger, by a program.
    digitalSourceType: parent?.digitalSourceType ?? digitalSourceTypes.enhanced,
    ...(parent && { parents }),
  };
}
