/** IPTC's terms for how a picture or clip came to be. */
export const digitalSourceTypes = {
  algorithm: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  trainedModel: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  enhanced: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced',
} as const;

/** What every file that Kinora makes says about itself, and what a form can be restored from. */
export interface Provenance {
  /** Who made it, for people: 'Local engine, no AI'. */
  readonly engine: string;
  readonly tool: string;
  readonly model: string;
  readonly prompt: string;
  /** Whatever JSON keeps. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** null where whoever made it drew one of its own and did not tell. */
  readonly seed: number | null;
  readonly digitalSourceType: string;
  /** What the files said of themselves that this one was made from. */
  readonly parents?: readonly Provenance[];
}
