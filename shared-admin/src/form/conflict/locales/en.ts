/** English texts of a conflict of two editors; they define the keys of the other languages. */
export const en = {
  merge: 'Save the merge',
  ours: 'Mine',
  others: 'Theirs',
  title: 'Changed meanwhile',
  text: 'Somebody else has saved this record since you opened it. Your changes are still here and nothing was overwritten.',
  theirs: 'Changed by the other person: {fields}.',
  both: 'You both changed: {fields}.',
  keep: 'Keep mine',
  keepHint: '“{keep}” saves what you changed and leaves the rest as the other person saved it.',
  reload: 'Load theirs',
  loading: 'Loading what was saved…',
} as const;
