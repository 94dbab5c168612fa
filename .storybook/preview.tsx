import '../packages/design-system/src/theme/index.ts';
import './arabic.css';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { sensibleControls } from './controls.ts';
import { escapeFromWithin } from './escapeFromWithin.ts';
import { axeOptions, configureQueries, isTest } from './forTests.ts';
import { look } from './look.ts';
import { globalTypes, initialGlobals } from './modes.ts';
import type { StudioGlobals } from './modes.ts';
import { withMockServer } from './mockServer.ts';
import { photographedAsTagged } from './photographedAsTagged.ts';
import { pseudoArgs } from './pseudo.ts';
import { staysForItsPicture } from './staysForItsPicture.ts';
import { StudioFrame } from './StudioFrame.tsx';
import { toldItsSize } from './toldItsSize.ts';

configureQueries();

const inStudio: Decorator = (Story, { globals, parameters, args }) => {
  const chosen = { ...initialGlobals, ...globals } as StudioGlobals;
  return (
    <StudioFrame globals={chosen} isFullscreen={parameters['layout'] === 'fullscreen'}>
      <Story args={chosen.locale === 'pseudo' ? pseudoArgs(args) : args} />
    </StudioFrame>
  );
};

const preview: Preview = {
  globalTypes,
  initialGlobals: { ...initialGlobals },
  argTypesEnhancers: isTest ? [photographedAsTagged] : [photographedAsTagged, sensibleControls],
  beforeEach: [toldItsSize, withMockServer, staysForItsPicture, escapeFromWithin],
  decorators: [inStudio],
  parameters: {
    a11y: {
      test: 'error',
      options: axeOptions,
      // What a button that was working announced points at that button for seven seconds, though it is gone by then.
      context: { exclude: ['[data-live-announcer] [role="img"]'] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      extractArgTypes: (component: { propertyRows?: unknown } | undefined) => component?.propertyRows ?? null,
      container: (props: Parameters<typeof DocsContainer>[0]) => {
        const store = (props.context as unknown as { store?: { userGlobals?: { globals?: StudioGlobals } } })
          .store;
        return <DocsContainer {...props} theme={look(store?.userGlobals?.globals?.mode ?? 'dark')} />;
      },
    },
    options: {
      storySort: {
        order: [
          'Kinora',
          'Foundations',
          [
            'The look',
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Density',
            'Layers',
          ],
          'Design System',
          ['Actions', 'Inputs', 'Feedback', 'Overlays', 'Navigation', 'Content', 'Layout', 'Data'],
          'Studio Kit',
          'App',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 834 px', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        low: {
          name: 'Phone on its side, 390 px high',
          styles: { width: '844px', height: '390px' },
          type: 'mobile',
        },
        high: {
          name: 'High, 1440 × 1280 px',
          styles: { width: '1440px', height: '1280px' },
          type: 'desktop',
        },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
