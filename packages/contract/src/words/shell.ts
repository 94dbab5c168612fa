/** What the bars over a page say, and the menus in them (A46 to A66). */
export const barWords = {
  product: 'Kinora',
  banner: 'Limited-time offer! Unlock a year of limitless creativity with all annual plans at 17% off.',
  viewPlan: 'View Plan',
  upgrade: 'Upgrade',
  manageSubscription: 'Manage Subscription',
  create: 'Create',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  shortcuts: 'Keyboard shortcuts',
  /** The lines of the help menu (A52 to A56). */
  helpMenu: {
    feedback: 'Feedback',
    help: 'Help Center',
    tutorials: 'Tutorials',
    docs: 'Documentation',
    wiki: 'Wiki',
  },
} as const;

/** What the shell says (A40 to A66, D22). */
export const shellWords = {
  ...barWords,
  navigation: 'Navigation',
  groups: { own: 'My stuff', generators: 'Video Generators', resources: 'Resources' },
  profile: 'Profile',
  settings: 'Settings',
  comingSoon: 'Coming soon',
  isComingSoon: (what: string) => `${what} is coming soon`,
  communityFeed: 'Community Feed',
  communitySoon: 'The community feed is coming soon.',
  videos: 'Videos',
  tutorials: 'Tutorials',
  resources: {
    wiki: 'Wiki',
    help: 'Help Center',
    news: "What's New",
    themes: 'Theme Gallery',
    blog: 'Blog',
  },
} as const;
