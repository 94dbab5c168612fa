import type { UserConfig } from 'vite';

export default {
  // Below these, light-dark() would be rewritten and a mode inside another would break.
  build: { cssTarget: ['chrome125', 'safari17.5', 'firefox128'] },
  // They bring their styles along, which Node can't load by itself.
  ssr: { noExternal: [/^@kinora\//] },
} satisfies UserConfig;
