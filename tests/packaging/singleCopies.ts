/** What there must be one of in a bundle: two of them have two states, or twice the weight. */
const single = [
  'react',
  'react-dom',
  'react-aria',
  'react-stately',
  'react-aria-components',
  'valibot',
  '@kinora/contract',
  '@kinora/design-system',
] as const;

/** How many copies of each are in a bundle, by the folders its modules come from. */
export const copiesIn = (modules: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    single.map((name) => {
      const inside = `/node_modules/${name}/`;
      const folders = modules
        .filter((module) => module.includes(inside))
        .map((module) => module.slice(0, module.lastIndexOf(inside)));
      return [name, new Set(folders).size];
    }),
  );
