import { createSampleBody, type EntityOf, type Resource } from '@enlace/shared-contract/resources';

import { slugOf } from './names';
import { stamps } from './sequence';

/** As much of a schema as a value is made from. */
interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly entries?: Readonly<Record<string, string | number>>;
      readonly shape?: Readonly<Record<string, Schema>>;
    };
  };
}

/**
 * A row as the API answers it, from the contract alone: what can be empty is empty, the rest has the values of a sample
 * body. Its id is the number.
 * @throws when a field of the contract accepts no sample
 */
export function buildSample<TEntity extends Resource['entity']>(
  resource: Resource<TEntity>,
  id: number,
): EntityOf<Resource<TEntity>> {
  const body = createSampleBody(resource, id);
  const title = 'title' in resource.entity.shape ? 'title' : 'name';
  const slug = slugOf(String(body[title]));
  const sampleValues = { ...body, id, slug, ...stamps(id) };
  const row = rowOf(resource.entity.shape, sampleValues);
  const translations = 'translations' in resource.entity.shape ? { translations: {} } : {};
  return resource.entity.parse({ ...row, ...translations });
}

function rowOf(shape: Readonly<Record<string, Schema>>, sampleValues: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = valueOf(schema, sampleValues[name], sampleValues);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueOf({ _zod: { def } }: Schema, sample: unknown, sampleValues: Readonly<Record<string, unknown>>): unknown {
  switch (def.type) {
    case 'optional':
      return undefined;
    case 'nullable':
      return null;
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
      return sample ?? 0;
    case 'enum':
      return sample ?? Object.values(def.entries ?? {})[0];
    case 'object':
      return rowOf(def.shape ?? {}, sampleValues);
    default:
      return sample ?? '';
  }
}
