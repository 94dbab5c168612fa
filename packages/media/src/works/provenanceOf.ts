import { digitalSourceTypes, type Provenance } from '../write/provenance.ts';
import { seedFor, type Told } from './told.ts';

/** What makes clips from a person's own pictures and clips. */
export const localEngine = 'Local engine, no AI';
/** What draws from words alone. */
export const sketchEngine = 'Local sketch engine, no AI';

/** This engine knows every seed that it takes. */
export interface LocalProvenance extends Provenance {
  readonly seed: number;
}

/** What a file made here says about itself. Nothing in this engine was trained. */
export const provenanceOf = (
  told: Told,
  more: Provenance['settings'] = {},
  engine: string = localEngine,
): LocalProvenance => ({
  engine,
  tool: told.tool,
  model: told.model,
  prompt: told.prompt,
  settings: { ...more, ...told.settings },
  seed: seedFor(told),
  digitalSourceType: digitalSourceTypes.algorithm,
  ...(told.parents && { parents: told.parents }),
});
