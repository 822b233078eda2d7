import type { AdminModule, AdminResource, Field } from '@enlace/shared-admin';
import { mailCalls } from '@enlace/shared-contract/notifications';
import { buildRow, createFakeApi, type FakeApi } from '@enlace/shared-testing';

import remote from '../remote';

/** Features whose screens the kit makes from `<feature>-admin`, as the remote lists them. */
export const kitFeatures: readonly string[] = remote.features
  .filter(({ id, screens }) => `${id}-list` in screens)
  .map(({ id }) => id);

/** Those features that have a form of this kind. */
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

/** Number of rows per resource, so that all five countries of the records exist. */
const count = 5;

/** An API with rows of the resource and of the resources that its fields use. */
export function officeApi(admin: AdminResource): FakeApi {
  const names = [admin.handle.contract.name, ...fieldsOf(admin).flatMap((field) => sourceOf(field))];
  const rows = (name: string) => Array.from({ length: count }, (_, index) => buildRow(name, index + 1));
  const api = createFakeApi(Object.fromEntries(names.map((name) => [name, rows(name)])));
  // The list of mails asks why some of them wait.
  api.answer(mailCalls.getState, () => ({ data: { server: 'smtp', waiting: 0, failing: 0, failed: 0 } }));
  return api;
}

/** Name of the resource whose rows are a field's values. */
export function sourceOf(field: Field): readonly string[] {
  if (field.type === 'lookup') return [field.from.of.contract.name];
  return field.type === 'relation' || field.type === 'reference' ? [field.of.contract.name] : [];
}

/** The control of a field, found by its id. */
export function controlOf(name: string): HTMLElement | null {
  return document.getElementById(`field-${name}`);
}

/** Keys of texts that are visible instead of their texts. */
export function rawKeys(): readonly string[] {
  const words = document.body.textContent ?? '';
  return words.match(/\b(?:fields|options|sections|hints|actions|panels|none|form|list)\.[a-z]\w*/g) ?? [];
}
