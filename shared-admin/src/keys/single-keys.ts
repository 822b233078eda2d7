const name = (viewerId: number) => `enlace.keys ${viewerId}`;

/** Whether keys without a modifier do something for this person; until she switches them off, they do. */
export function areSingleKeysOn(viewerId: number): boolean {
  try {
    return localStorage.getItem(name(viewerId)) !== 'off';
  } catch {
    // No storage: as it is for everybody.
    return true;
  }
}

/** Remembers it in this browser. */
export function switchSingleKeys(viewerId: number, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name(viewerId));
    else localStorage.setItem(name(viewerId), 'off');
  } catch {
    // Nothing to remember it in.
  }
}

/** Whether a key press is somebody else's: written into a field, with a modifier, of a dialog or a menu, answered already. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input:not([type=checkbox]),textarea,select,[contenteditable],[role=textbox]')) return true;
  return document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null;
}
