export const texts = {
  title: 'Tags',
  add: 'Add tag',
  search: 'Search tags by name',
  count_one: '{count} tag',
  count_other: '{count} tags',
  none: { title: 'No tags yet', hint: 'Tags hold together what belongs together. Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  sections: { main: 'The basics' },
  fields: { name: 'Name', slug: 'Address', updated_at: 'Changed' },
} as const;
