/** Separator of facts in one line. The non-breaking space keeps it at the end of a line. */
export const dot = '\u00A0· ';
