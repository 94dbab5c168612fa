/** What tools say that work on one picture (A236, A243). */
export const pictureMissing = {
  title: 'No Image Selected',
  description: 'Please upload an image first.',
} as const;
