export const texts = {
  title: 'Event categories',
  add: 'Add category',
  search: 'Search categories by name',
  count_one: '{count} category',
  count_other: '{count} categories',
  none: { title: 'No event categories yet', hint: 'Workshop, meetup, conference: what kind of event it is.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { name: 'Name', events_count: 'Events', updated_at: 'Changed' },
} as const;
