/** Leaves the page. The browser does not reload when only the part behind `#` changes, so it is told to. */
export function leaveFor(url: string): void {
  window.location.href = url;
  if (url.includes('#')) window.location.reload();
}
