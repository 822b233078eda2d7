import type { Screen, ScreenModule } from '@enlace/shared-data';

import type { AdminResource } from './admin-resource';

/** Exports of the module with a resource's declaration. */
export interface AdminModule {
  readonly admin: AdminResource;
}

type Screens = Readonly<Record<string, () => Promise<ScreenModule>>>;

/**
 * Loads a screen that the kit makes. The declaration and the kit's code load in parallel; the form's code loads only
 * with a form.
 * @param load imports the declaration, with the chunk name `screen-<name>`
 */
export function adminScreen(part: Part, load: () => Promise<AdminModule>): () => Promise<ScreenModule> {
  return async () => {
    const [{ admin }, make] = await Promise.all([load(), makers[part]()]);
    return { screen: make(admin) };
  };
}

/** The screens of a resource by page name, as in `resourcePages`: `<name>-list`, `<name>-new`, `<name>-edit`. */
export function adminScreens(name: string, load: () => Promise<AdminModule>, parts: readonly Part[] = usual): Screens {
  return Object.fromEntries(parts.map((part) => [`${name}-${part}`, adminScreen(part, load)]));
}

/** A screen that the kit makes. */
export type Part = 'list' | 'new' | 'edit';

const usual: readonly Part[] = ['list', 'new', 'edit'];

const makers: Readonly<Record<Part, () => Promise<(admin: AdminResource) => Screen>>> = {
  list: () => import(/* webpackChunkName: "kit-list" */ '../list/list-screen').then(({ listScreen }) => listScreen),
  new: () => import(/* webpackChunkName: "kit-form" */ '../form/form-screens').then(({ addScreen }) => addScreen),
  edit: () => import(/* webpackChunkName: "kit-form" */ '../form/form-screens').then(({ editScreen }) => editScreen),
};
