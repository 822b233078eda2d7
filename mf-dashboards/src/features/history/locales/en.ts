export const texts = {
  title: 'Recruiting history',
  lead: 'What your companies have done with members: profiles opened, messages, notes, and steps of applications.',
  failed: 'The history could not be loaded. Please try again.',
  count_one: '{count} entry',
  count_other: '{count} entries',
  kinds: {
    label: 'Kind of entry',
    all: 'All',
    view: 'Profiles opened',
    contact: 'Messages',
    application: 'Applications',
    note: 'Notes',
  },
  period: {
    from: 'From',
    to: 'To',
    crossed: 'The last day is before the first.',
    clear: 'Clear dates',
  },
  empty: {
    none: 'Nothing here yet',
    noneHint: 'When your company opens a profile, writes to a member or gets an application, you find it here.',
    pool: 'Open the talent pool',
    noMatch: 'No entry fits',
    noMatchHint: 'Choose another kind or other dates.',
    clear: 'Show the whole history',
  },
};
