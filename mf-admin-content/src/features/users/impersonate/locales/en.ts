export const texts = {
  users: 'Users',
  failed: { title: 'This could not be loaded', hint: 'Try again in a moment.' },
  reason: 'Why',
  reasonMissing: 'Say why, in a few words.',
  cancel: 'Cancel',
  view: {
    title: 'Look as {name}',
    lead: 'You see the site as she sees it, to find out what went wrong. Nothing can be changed meanwhile.',
    rules: {
      time: 'It ends by itself after {minutes} minutes.',
      banner: 'A bar on every page says whom you look as and leads back.',
      told: 'That you looked, when and why stands in the audit and in the data she can download.',
      refused: 'Saving, paying, passwords and downloads are refused.',
    },
    reasonHint: 'She can read it in her data.',
    start: 'Begin',
  },
} as const;
