export const proseSizes = ['sm', 'md', 'lg'] as const;
export type ProseSize = (typeof proseSizes)[number];
