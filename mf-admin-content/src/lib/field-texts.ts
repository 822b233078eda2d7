import type { ResourceEntry } from '@enlace/shared-admin';
import type { LoadFieldTexts } from '@enlace/shared-admin/audit';

type Entry = Pick<ResourceEntry, 'name' | 'load'>;

/** Resources whose entry has another name. */
const entryNames: Readonly<Record<string, string>> = { pages: 'content-pages', jefa_perks: 'member-perks' };

let entries: readonly Entry[] = [];

/** Makes the labels of these resources' fields available to screens about records of all resources. */
export function provideFieldTexts(resources: readonly Entry[]): void {
  entries = resources;
}

/** The texts of a resource of this remote, with the labels of its fields. */
export const loadFieldTexts: LoadFieldTexts = (resource) => {
  const name = entryNames[resource] ?? resource.replaceAll('_', '-');
  const entry = entries.find((one) => one.name === name);
  return entry?.load().then(({ admin }) => admin.texts);
};
