export { DocsTabs, type DocsTab, type DocsTabsProps } from './DocsTabs.tsx';
