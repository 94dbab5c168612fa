/** What the Free plan includes a month, as it is first sold (DECISIONS, Plans and packs). */
export const freeAllowance = { videos: 3, images: 10 } as const;
