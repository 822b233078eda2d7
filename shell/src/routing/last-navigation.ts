/** The focus when the last navigation began: the focus of the next page depends on what the user does until it is drawn. */
const lastNavigation: { focus: Element | null } = { focus: null };

/** Called when the address changes. */
export function noteFocus(): void {
  lastNavigation.focus = document.activeElement;
}

/** Whether the user has left the focus where it was; the body has the focus when nothing else has it. */
export function isFocusFree(): boolean {
  return [lastNavigation.focus, document.body, null].includes(document.activeElement);
}
