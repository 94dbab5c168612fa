/** What tools say that work on one picture (A231). */
export const pictureMissing = {
  title: 'No Image Selected',
  description: 'Please upload an image first.',
} as const;
