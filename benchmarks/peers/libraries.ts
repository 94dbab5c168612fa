/** The eight that every system has, as each calls them. */
export interface Library {
  readonly name: string;
  /** What a product writes that uses all eight. */
  readonly eight: string;
  /** The same and what has to stand around them. */
  readonly withProvider: string;
  /** Style sheets of these eight alone, or of everything where a system has but one. */
  readonly styles: readonly string[];
  readonly stylesNote: string;
}

const mantineStyles = [
  'Button',
  'Modal',
  'Combobox',
  'Input',
  'Slider',
  'Tabs',
  'Tooltip',
  'Menu',
  'Notification',
];
const mui = ['Button', 'Dialog', 'Select', 'Slider', 'Tabs', 'Tooltip', 'Menu', 'Snackbar'];

const radixEight = `export { Button, Dialog, Select, Slider, Tabs, Tooltip, DropdownMenu } from '@radix-ui/themes';`;
const mantineEight = `export { Button, Modal, Select, Slider, Tabs, Tooltip, Menu, Notification } from '@mantine/core';`;
const chakraEight = `export { Button, Dialog, Select, Slider, Tabs, Tooltip, Menu, Toaster, createToaster } from '@chakra-ui/react';`;
const muiEight = mui.map((name) => `export { default as ${name} } from '@mui/material/${name}';`).join('\n');
const baseEight = ['button', 'dialog', 'select', 'slider', 'tabs', 'tooltip', 'menu', 'toast']
  .map((name) => `export * from '@base-ui/react/${name}';`)
  .join('\n');

export const libraries: readonly Library[] = [
  {
    name: 'Base UI 1.9.0 (without styles)',
    eight: baseEight,
    withProvider: baseEight,
    styles: [],
    stylesNote: 'none',
  },
  {
    name: 'Radix Themes 3.3.0 (no toast)',
    eight: radixEight,
    withProvider: `${radixEight}\nexport { Theme } from '@radix-ui/themes';`,
    styles: ['@radix-ui/themes/styles.css'],
    stylesNote: 'all',
  },
  {
    name: 'Mantine 9.7.4',
    eight: mantineEight,
    withProvider: `${mantineEight}\nexport { MantineProvider } from '@mantine/core';`,
    styles: ['global.css', ...mantineStyles.map((name) => `${name}.css`)].map(
      (file) => `@mantine/core/styles/${file}`,
    ),
    stylesNote: 'of these',
  },
  {
    name: 'Chakra UI 3.37.0',
    eight: chakraEight,
    withProvider: `${chakraEight}\nexport { ChakraProvider, defaultSystem } from '@chakra-ui/react';`,
    styles: [],
    stylesNote: 'made at run time',
  },
  {
    name: 'MUI 9.5.0',
    eight: muiEight,
    withProvider: `${muiEight}\nexport { ThemeProvider, createTheme } from '@mui/material/styles';`,
    styles: [],
    stylesNote: 'made at run time',
  },
];
