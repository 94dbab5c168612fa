/** The parts of a lane run one after the other, the two lanes of a stage side by side, and stages one after the other. */
export type Lanes = readonly (readonly string[])[];

export const stages: readonly Lanes[] = [
  [['stories'], ['types', 'lint', 'unit', 'packaging', 'sizes', 'conformance']],
  [['e2e'], ['backend', 'storybook']],
];

/** Never beside each other, and why: both write the same place, or one reads what the other writes. */
export const apart: readonly (readonly [string, string, string])[] = [
  ['stories', 'storybook', 'both write into the cache folder of Storybook'],
  ['packaging', 'sizes', 'each builds the packages, packaging in a process of its own'],
  ['sizes', 'e2e', 'end to end serves the app that sizes may be building'],
];
