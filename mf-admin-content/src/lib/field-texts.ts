import type { ResourceEntry } from '@enlace/shared-admin';
import type { RemoteModule } from '@enlace/shared-data';

/** Resources whose entry has another name. */
const entryNames: Readonly<Record<string, string>> = { pages: 'content-pages', jefa_perks: 'member-perks' };

/** Makes the labels of these resources' fields available to screens about records of all resources. */
export function fieldTextsOf(entries: readonly Pick<ResourceEntry, 'name' | 'load'>[]): RemoteModule['fieldTexts'] {
  return (resource) => {
    const name = entryNames[resource] ?? resource.replaceAll('_', '-');
    const entry = entries.find((one) => one.name === name);
    return entry?.load().then(({ admin }) => admin.texts);
  };
}
