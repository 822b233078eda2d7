export const texts = {
  title: 'Overview',
  lead: 'What the community has today. Every figure leads to its list.',
  chapters: 'Chapters',
  areas: 'Areas',
  members: 'Members',
  hello: 'Hello, {name}',
  changed: 'Changed last',
  newest: 'Newest',
  unknown: 'Could not be loaded',
  addChapter: 'Add chapter',
  addArea: 'Add area',
  retry: 'Try again',
} as const;
