/** What is told outside the page, of work that ended while it was out of sight. */
export const newsWords = {
  heading: 'Notifications',
  wanted: 'Tell me when something is done',
  explained: 'A message of this device while Kinora is out of sight, in this browser alone.',
  refused:
    'This browser refuses them. Allow notifications for this site in its settings, then switch this on.',
  unable: 'This browser has no notifications.',
  completed: 'Done',
  failed: 'It did not work',
} as const;
