import type { AdminModule, AdminResource, Field } from '@enlace/shared-admin';
import { buildRow, createFakeApi, type FakeApi } from '@enlace/shared-testing';

import remote from '../remote';

/** Features whose screens the kit makes from `<feature>-admin`, as the remote lists them. */
export const kitFeatures: readonly string[] = remote.features
  .filter(({ id, screens }) => `${id}-list` in screens)
  .map(({ id }) => id);

/** Those of them that have a form of this kind. */
export function featuresWith(form: 'new' | 'edit'): readonly string[] {
  return remote.features.filter(({ id, screens }) => `${id}-${form}` in screens).map(({ id }) => id);
}

/** The declaration of a feature. */
export async function adminOf(feature: string): Promise<AdminResource> {
  const { admin } = (await import(`../features/${feature}/${feature}-admin`)) as AdminModule;
  return admin;
}

/** All fields and filters of a declaration. */
export function fieldsOf({ sections, filters }: Pick<AdminResource, 'sections' | 'filters'>): readonly Field[] {
  return [...sections.flatMap(({ fields }) => fields), ...filters];
}

/** How many rows each resource has: all five countries that records name. */
const count = 5;

/** An API that has rows of the resource and of those its fields choose from. */
export function officeApi(admin: AdminResource): FakeApi {
  const names = [admin.handle.contract.name, ...fieldsOf(admin).flatMap((field) => sourceOf(field))];
  const rows = (name: string) => Array.from({ length: count }, (_, index) => buildRow(name, index + 1));
  return createFakeApi(Object.fromEntries(names.map((name) => [name, rows(name)])));
}

/** Name of the resource that a field's values are rows of. */
export function sourceOf(field: Field): readonly string[] {
  if (field.type === 'lookup') return [field.from.of.contract.name];
  return field.type === 'relation' || field.type === 'reference' ? [field.of.contract.name] : [];
}

/** The control of a field, as labels and the links of the summary name it. */
export function controlOf(name: string): HTMLElement | null {
  return document.getElementById(`field-${name}`);
}

/** Keys of texts stand nowhere. */
export function rawKeys(): readonly string[] {
  const words = document.body.textContent ?? '';
  return words.match(/\b(?:fields|options|sections|hints|actions|panels|none|form|list)\.[a-z]\w*/g) ?? [];
}
