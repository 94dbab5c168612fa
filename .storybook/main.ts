import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { docsPages } from './docsPages.ts';
import { propertiesOfTypes } from './propertiesOfTypes.ts';
import { proof, readIndexer } from './sidebar.ts';
import { layerOrder } from '../packages/design-system/src/css/layers.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers) => (indexers ?? []).map(readIndexer),
  tags: { [proof]: { defaultFilterSelection: 'exclude' } },
  // mockServiceWorker.js lies there: `msw init .storybook/public`.
  staticDirs: ['./public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Properties are read from the types themselves: see propertiesOfTypes.
  typescript: { reactDocgen: false },
  // Yellow marks what is chosen, in this book as well: what only tells kinds apart is as grey as its words.
  managerHead: (head) => `${head ?? ''}<style>.sidebar-item svg { color: inherit !important; }</style>`,
  previewHead: (head) => `<style>${layerOrder}${docsPages}</style>\n${head ?? ''}`,
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // Below these, light-dark() would be rewritten and a mode inside another would break.
      cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    },
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      // Tests draw stories and no tables.
      ...(process.env['VITEST'] ? [] : [propertiesOfTypes()]),
    ],
    // Under a test runner React Aria draws every item of a long list unless it is told not to.
    define: { ...vite.define, 'process.env.VIRT_ON': '"true"' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found only once vanilla-extract has run, which would reload the page in the middle of a cold run.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@vanilla-extract/recipes'],
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'msw',
        'msw/browser',
        'msw/experimental',
        '@kinora/design-system > react-aria/private/interactions/useFocusable',
        '@kinora/design-system > react-aria/useTooltipTrigger',
        '@kinora/design-system > react-stately/useTooltipTriggerState',
      ],
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
