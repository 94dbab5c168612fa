/** IPTC's terms for how a picture or clip came to be. */
export const digitalSourceTypes = {
  algorithm: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  trainedModel: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
} as const;

/** What every file that Kinora makes says about itself, and what a form can be restored from. */
export interface Provenance {
  /** Who made it, for people: 'Local engine'. */
  readonly engine: string;
  readonly tool: string;
  readonly model: string;
  readonly prompt: string;
  readonly settings: Readonly<Record<string, string | number | boolean | null>>;
  readonly seed: number;
  readonly digitalSourceType: string;
}
