/** What the creation history says (A123 to A143). */
export const historyWords = {
  title: 'Creation history',
  types: { all: 'All Types', image: 'Images', video: 'Videos' },
  sorts: { newest: 'Newest', oldest: 'Oldest', liked: 'Liked' },
  signInRequired: {
    title: 'Authentication Required',
    description: 'Please log in to view your creation history.',
  },
  loadFailed: 'Failed to load your creations. Please try again.',
  loadBroke: 'Something went wrong while loading your creations.',
  liked: 'Added to liked',
  unliked: 'Removed from liked',
  likeFailed: 'Failed to update like status',
  fileMissing: 'File not available for download',
  deleteQuestion: 'Are you sure you want to delete this creation?',
  deleted: { title: 'Deleted', description: 'Creation deleted successfully' },
  deleteFailed: 'Failed to delete creation',
  downloadStarted: 'Download Started',
} as const;
