/** Key of the address, which changes with the click; the router's key changes with the page. */
export function newestKey(): unknown {
  return (history.state as { readonly key?: string } | null)?.key;
}
