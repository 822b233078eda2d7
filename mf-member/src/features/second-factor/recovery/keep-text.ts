/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Prints a text alone, without the page around it. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: printedWindow } = frame;
  if (page === null || printedWindow === null) return frame.remove();
  const lines = page.createElement('pre');
  lines.textContent = text;
  page.body.append(lines);
  printedWindow.addEventListener('afterprint', () => frame.remove());
  printedWindow.print();
}
