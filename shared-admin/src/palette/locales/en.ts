/** English texts of the palette; they define the keys of the other languages. */
export const en = {
  title: 'Go to',
  search: 'A screen, an action, or the name of a record',
  results: 'Results',
  recent: 'Recent',
  record: 'This record',
  duplicate: 'Duplicate this record',
  history: 'History of this record',
  activity: 'Activity of this record',
  actions: 'Actions',
  screens: 'Screens',
  site: 'Public site',
  keys: 'Keys and their switch',
  none: 'Nothing is called so.',
  asking: 'Searching records…',
  failed: 'Some lists could not be searched.',
} as const;
