import { tags } from '@enlace/shared-contract/community';
import { definePages } from '@enlace/shared-contract/platform';
import { type EntityOf, recordsOf } from '@enlace/shared-contract/resources';
import { defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';

import { createAdmin } from '../declare/create-admin';
import { adminScreens } from '../declare/admin-screens';
import type { Column } from '../list/column';
import type { createPalette } from '../palette/create-palette';
import { adminTexts } from '../texts';

const en = {
  title: 'Tags',
  add: 'Add tag',
  search: 'Search tags',
  count_one: '{count} tag',
  count_other: '{count} tags',
  none: { title: 'No tags yet', hint: 'Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { name: 'Name', updated_at: 'Changed' },
};
const same = () => Promise.resolve({ texts: en });

type TagColumn = Column<EntityOf<typeof tags>, 'name' | 'updated_at'>;

const usual: readonly TagColumn[] = [{ name: 'name' }, { name: 'updated_at', cell: 'date' }];

export const tagsPath = '/admin/tags';

/** A page of the back office with the same title in each language. */
export function officePage(name: string, path: string, text: string) {
  const title = { en: text, es: text, pt: text };
  return { name, path, title, layout: 'admin' as const, protected: true };
}

export interface TagsOfficeOptions {
  readonly palette?: ReturnType<typeof createPalette>;
  /** The default is the name and the time of the last change. */
  readonly columns?: readonly TagColumn[];
}

/** A back office with tags only, declared like a plain resource of a remote, for tests of lists and forms. */
export function tagsOffice({ palette, columns = usual }: TagsOfficeOptions = {}) {
  const admin = createAdmin('test').resource({
    contract: tags,
    path: tagsPath,
    texts: defineTexts('test', en, { es: same, pt: same }),
    columns,
    sections: { main: [{ name: 'name', type: 'text' }] },
  });
  const pages = definePages([
    { ...officePage('tags-list', tagsPath, 'Tags'), records: recordsOf(tags, {}) },
    officePage('tags-new', `${tagsPath}/new`, 'Add tag'),
    officePage('tags-edit', `${tagsPath}/:id`, 'Edit tag'),
  ]);
  const screens = adminScreens('tags', () => Promise.resolve({ admin }));
  const remote = defineRemote({
    id: 'mf-test',
    texts: [adminTexts],
    features: [defineFeature({ id: 'tags', screens })],
    ...(palette === undefined ? {} : { palette: () => Promise.resolve({ palette }) }),
  });
  return { remote, pages };
}
