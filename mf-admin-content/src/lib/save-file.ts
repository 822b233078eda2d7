/**
 * Downloads a CSV text as a file with the current date in its name. Spreadsheets need its byte order mark to read UTF-8.
 */
export function saveFile(name: string, text: string): void {
  const mark = '\uFEFF';
  const file = new Blob([text.startsWith(mark) ? text : `${mark}${text}`], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
