const name = (viewerId: number) => `enlace.keys ${viewerId}`;

/** Whether single-key shortcuts are on for this user; the default is on. */
export function areSingleKeysOn(viewerId: number): boolean {
  try {
    return localStorage.getItem(name(viewerId)) !== 'off';
  } catch {
    // Without storage the default applies.
    return true;
  }
}

/** Stores the choice in this browser. */
export function switchSingleKeys(viewerId: number, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name(viewerId));
    else localStorage.setItem(name(viewerId), 'off');
  } catch {
    // Without storage the choice is not remembered.
  }
}

/** Whether a key press is not for the shortcuts: it has a modifier, or it happens elsewhere. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event);
}

/** Whether a key press happens outside the list: in a field, a dialog or a menu, or already handled. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input:not([type=checkbox]),textarea,select,[contenteditable],[role=textbox]')) return true;
  return document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null;
}
