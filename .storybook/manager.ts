import '../packages/design-system/node_modules/@fontsource-variable/archivo/wdth.css';
import { addons } from 'storybook/manager-api';
import { look } from './look.ts';

addons.setConfig({ theme: look('dark'), sidebar: { showRoots: true } });
