/** English texts of the export; they define the keys of the other languages. */
export const en = {
  title: 'Export',
  lead_one: '{count} row, as the list shows it: filtered and in its order.',
  lead_other: '{count} rows, as the list shows them: filtered and in its order.',
  columns: 'Columns',
  all: 'All',
  none: 'None',
  code: 'code',
  forImport: 'For an import: fields by their names, related records by their numbers',
  bom: 'For spreadsheets (marked as UTF-8)',
  download: 'Download CSV',
  cancel: 'Cancel',
  failed: 'The file could not be made. Try again.',
} as const;
