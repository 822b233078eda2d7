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

/** Whether a key press is somebody else's: with a modifier, or one that is made elsewhere. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event);
}

/** Whether a key is pressed where the list's are not meant: written into a field, of a dialog or a menu, answered already. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input:not([type=checkbox]),textarea,select,[contenteditable],[role=textbox]')) return true;
  return document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null;
}
