/** Leaves the page. Reloads it when only the hash changes, because browsers do not. */
export function leaveFor(url: string): void {
  window.location.href = url;
  if (url.includes('#')) window.location.reload();
}
