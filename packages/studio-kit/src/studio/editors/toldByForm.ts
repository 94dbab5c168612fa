/** The form tells of a file that is gone, with the way to have it back; once is enough. */
export const toldByForm = { removed: () => '' };
