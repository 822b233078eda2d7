/** Saves a text as a file of the browser's downloads. */
export function saveText(name: string, text: string, type: 'text/markdown' | 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
