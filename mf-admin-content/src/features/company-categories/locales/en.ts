export const texts = {
  title: 'Company categories',
  add: 'Add category',
  search: 'Search categories by name',
  count_one: '{count} category',
  count_other: '{count} categories',
  none: { title: 'No categories yet', hint: 'What companies do. Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  sections: { main: 'The basics' },
  fields: { name: 'Name', companies_count: 'Companies', updated_at: 'Changed' },
} as const;
