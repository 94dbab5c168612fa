export const descriptionListLayouts = ['rows', 'stacked', 'columns'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];
