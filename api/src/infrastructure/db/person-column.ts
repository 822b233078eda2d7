/** What the removal of a person does to the rows that refer to this person. */
export type OnRemoval =
  /** The whole row is deleted. */
  | 'delete'
  /** The row stays. The column and the columns of `empties` are emptied. */
  | 'empty'
  /** The person's row of `users`: it stays without personal data. */
  | 'anonymise'
  /** The row contains nothing that identifies the person. */
  | 'keep';

export interface PersonColumn {
  /** `table.column`. */
  readonly column: string;
  /** Content of the column: the person's id, the id as text, the email address, or its hash (`mail-stops.ts`). */
  readonly holds: 'id' | 'text id' | 'email' | 'email hash';
  /** Additional condition for these rows, as SQL. */
  readonly where?: string;
  /** Name of these rows in the person's archive; null when the archive omits them, with the reason in `why`. */
  readonly part: string | null;
  /** Columns that the archive contains, as SQL on the table. */
  readonly shows?: string;
  readonly onRemoval: OnRemoval;
  /** Record that a row leads to, so that a merge can name it: resource, the row's column with its id, its name. */
  readonly record?: { readonly resource: string; readonly column: string; readonly name: 'name' | 'title' };
  /** Whether the row moves to the remaining account when two accounts are merged; default `move`. */
  readonly onMerge?: 'move' | 'keep';
  /** Other columns that are emptied with it: name, and new value as SQL. */
  readonly empties?: Readonly<Record<string, string>>;
  /**
   * Resources whose records are the rows of this column. With the row, or with its reference to the person, its history,
   * its drafts and the contents of its audit entries are deleted too.
   */
  readonly resources?: readonly string[];
  /** JSON column with a picture whose files are deleted with the row, unless another row uses them. */
  readonly picture?: string;
  readonly why: string;
}

/** Replaces the name of a removed person in texts that need a name. */
export const formerName = 'Former member';
