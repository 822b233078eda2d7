import type { countries, states } from '@enlace/shared-contract/community';
import type { categories } from '@enlace/shared-contract/editorial';
import type { permissions } from '@enlace/shared-contract/identity';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { pick, places, slugOf } from './names';
import { createSequence } from './sequence';

const nextCountry = createSequence();
const nextState = createSequence();
const nextCategory = createSequence();
const nextPermission = createSequence();

export function buildCountry(values: Partial<EntityOf<typeof countries>> = {}): EntityOf<typeof countries> {
  const number = values.id ?? nextCountry();
  const { country, country_code } = pick(places, number - 1);
  return { id: number, name: country, code: country_code, ...values };
}

export function buildState(values: Partial<EntityOf<typeof states>> = {}): EntityOf<typeof states> {
  const number = values.id ?? nextState();
  return { id: number, name: 'Paraná', code: 'PR', country_code: 'BR', ...values };
}

export function buildCategory(values: Partial<EntityOf<typeof categories>> = {}): EntityOf<typeof categories> {
  const number = values.id ?? nextCategory();
  const name = values.name ?? `Formación ${number}`;
  return { id: number, name, slug: slugOf(name), ...values };
}

export function buildPermission(values: Partial<EntityOf<typeof permissions>> = {}): EntityOf<typeof permissions> {
  const number = values.id ?? nextPermission();
  return { id: number, name: `permission.${number}`, description: null, ...values };
}

/** A row of a lookup list with id and name (job titles, job types, perks, …) and a slug. */
export function buildNamed(
  number: number,
  name: string,
): { readonly id: number; readonly name: string; readonly slug: string } {
  return { id: number, name, slug: slugOf(name) };
}
