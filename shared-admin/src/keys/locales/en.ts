/** English texts of the help on shortcuts; they define the keys of the other languages. */
export const en = {
  title: 'Keys',
  or: 'or',
  does: {
    move: 'Next and previous row',
    open: 'Open the row',
    write: 'Write in a cell of the row',
    tick: 'Choose the row',
    range: 'Choose all rows up to this one',
    all: 'Choose the page; once more: all that match',
    none: 'Choose none',
    remove: 'Delete the row (asks first)',
    page: 'Previous and next page',
    search: 'Search the list',
    palette: 'Go to a screen, an action or a record',
    save: 'Save, in a form',
    help: 'This help',
  },
  single: 'Keys without Ctrl are on',
  singleHint: 'Kept for you in this browser.',
} as const;
