/** As many cards side by side as there is room for, three at most; the same for cards that are on their way. */
export const cardColumns = { minColumnWidth: '16rem', maxColumns: 3, gap: 16 } as const;
