/** Between facts that stand in one line: it never begins the next one. */
export const dot = '\u00A0· ';
