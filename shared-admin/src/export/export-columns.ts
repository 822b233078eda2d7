import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import type { Field } from '../fields/field';

/** Types whose values no cell holds. */
const unwritten: readonly Field['type'][] = ['gallery', 'alternates', 'pictures'];

/** What a file of a resource can have as columns: those shown first, then what else its form has, and the number. */
export function exportColumnsOf(admin: AdminResource, shown: readonly string[]): readonly string[] {
  const { entity, listEntity } = admin.handle.contract;
  const known = (name: string) => name in entity.shape || name in listEntity.shape;
  const fields = fieldsOf(admin)
    .filter(({ type }) => !unwritten.includes(type))
    .map(({ name }): string => name);
  return [...new Set([...shown, ...admin.columns.map(({ name }) => name), ...fields, 'id'])].filter(known);
}
