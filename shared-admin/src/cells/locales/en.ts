/** English texts of editable cells; they define the keys of the other languages. */
export const en = {
  hint: 'Enter saves, Escape leaves it as it was, Tab goes on to the next one.',
  saved: 'Saved.',
  undo: 'Undo',
  again: 'Write again',
  failed: 'It could not be saved.',
  conflict: 'Somebody else has changed this meanwhile.',
  open: 'Open the record',
  leave: 'Leave it',
} as const;
