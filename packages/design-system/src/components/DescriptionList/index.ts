export { DescriptionList } from './DescriptionList.tsx';
export type { Description, DescriptionListProps } from './DescriptionList.tsx';
export { descriptionListLayouts } from './descriptionListValues.ts';
export type { DescriptionListLayout } from './descriptionListValues.ts';
