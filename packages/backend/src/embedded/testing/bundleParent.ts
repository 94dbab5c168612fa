import { fileURLToPath } from 'node:url';

/** Where bundles of a run lie: from here the packages that they leave out are found as the sources find them. */
export const bundleParent = fileURLToPath(new URL('../../../../media/node_modules/.cache/', import.meta.url));
