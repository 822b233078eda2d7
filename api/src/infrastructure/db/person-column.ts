/** What becomes of what a column holds when the person it names is removed. */
export type OnRemoval =
  /** The whole row goes. */
  | 'delete'
  /** The row stays without her: the column, and what is named beside it, is emptied. */
  | 'empty'
  /** Her own row of `users`, which becomes nobody's. */
  | 'anonymise'
  /** Nothing here tells who she was. */
  | 'keep';

export interface PersonColumn {
  /** `table.column`. */
  readonly column: string;
  /** What the column holds: her id, her id as text, or her address. */
  readonly holds: 'id' | 'text id' | 'email';
  /** Further condition of such a row, as SQL. */
  readonly where?: string;
  /** Name of the part of her archive that these rows are; null when they are not hers to take along, with the reason. */
  readonly part: string | null;
  /** Columns that her archive shows, as SQL on the table. */
  readonly shows?: string;
  readonly onRemoval: OnRemoval;
  /** Whether the row follows her when two accounts of hers become one. Everything does that does not say otherwise. */
  readonly onMerge?: 'move' | 'keep';
  /** Other columns that are emptied with it: name and what it is set to, as SQL. */
  readonly empties?: Readonly<Record<string, string>>;
  readonly why: string;
}

/** Stands where a name was, in a text that has to say something. */
export const formerName = 'Former member';
