import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { layerOrder } from '../packages/design-system/src/css/layers.ts';

// Storybook's own pages, set as the product sets its titles.
const docsHeadings = '.sbdocs-content :is(h1, h2) { font-stretch: 115%; font-weight: 640; }';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // mockServiceWorker.js lies there: `msw init .storybook/public`.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader needs an interface that TypeScript 7 has not.
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head) => `<style>${layerOrder}${docsHeadings}</style>\n${head ?? ''}`,
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // Below these, light-dark() would be rewritten and a mode inside another would break.
      cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    },
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found only once vanilla-extract has run, which would reload the page in the middle of a cold run.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@vanilla-extract/recipes'],
      include: [...(vite.optimizeDeps?.include ?? []), 'msw', 'msw/browser'],
      // Page stories reach these by lazy imports, which the first look at the stories does not see.
      entries: [
        ...[vite.optimizeDeps?.entries ?? []].flat(),
        'packages/app/src/main.tsx',
        'packages/app/src/api/createSupabaseStudioApi.ts',
      ],
    },
  }),
};

export default config;
