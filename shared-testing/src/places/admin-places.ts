/**
 * Places on the screens for Testing Library and Playwright: `getByRole(role, { name })`. Plain data, so that a
 * browser test loads no component.
 */
export interface Spot {
  readonly role: 'alert' | 'button' | 'combobox' | 'dialog' | 'heading' | 'link' | 'menuitem' | 'searchbox' | 'tab';
  readonly name: string | RegExp;
}

/** A list of the back office, made by the kit. */
export const adminList = {
  /** The link to the form of a row, by the row's name. */
  row: (name: string): Spot => ({ role: 'link', name }),
  /** The menu of a row. */
  actions: (name: string): Spot => ({ role: 'button', name: `Actions for ${name}` }),
  edit: { role: 'menuitem', name: 'Edit' },
  remove: { role: 'menuitem', name: 'Delete' },
  clear: { role: 'button', name: 'Clear filters' },
  page: (number: number): Spot => ({ role: 'link', name: `Page ${number}` }),
  failed: { role: 'heading', name: 'The list could not be loaded' },
  noneFound: { role: 'heading', name: 'Nothing matches' },
} as const satisfies Readonly<Record<string, Spot | ((value: never) => Spot)>>;

/** The dialog that confirms the deletion of a row. */
export const deleteDialog = {
  dialog: (name: string): Spot => ({ role: 'dialog', name: `Delete ${name}?` }),
  confirm: { role: 'button', name: 'Delete' },
  cancel: { role: 'button', name: 'Cancel' },
} as const satisfies Readonly<Record<string, Spot | ((value: never) => Spot)>>;

/** A form of the back office, made by the kit. */
export const adminForm = {
  save: { role: 'button', name: 'Save changes' },
  remove: { role: 'button', name: 'Delete…' },
  keepMine: { role: 'button', name: 'Keep mine' },
  takeTheirs: { role: 'button', name: /^Take theirs for/ },
  leaveDialog: { role: 'dialog', name: 'Leave without saving?' },
  leave: { role: 'button', name: 'Leave' },
  discardDraft: { role: 'button', name: 'Discard it' },
  language: (name: 'English' | 'Spanish' | 'Portuguese'): Spot => ({ role: 'tab', name: new RegExp(`^${name}`) }),
} as const satisfies Readonly<Record<string, Spot | ((value: never) => Spot)>>;

/** Texts with the state of a form. */
export const adminFormTexts = {
  saved: 'Everything is saved',
  unsaved: 'Unsaved changes',
  conflict: 'Changed meanwhile',
  kept: 'Everything you wrote is still here.',
} as const;
