export { HelpCategories, type HelpCategoriesProps } from './HelpCategories.tsx';
