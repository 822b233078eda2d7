/** Hands a CSV text to the person as a file of today; the mark in front says UTF-8, which spreadsheets do not guess. */
export function saveFile(name: string, text: string): void {
  const mark = '\uFEFF';
  const file = new Blob([text.startsWith(mark) ? text : `${mark}${text}`], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
