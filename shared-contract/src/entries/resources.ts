export { resourcesOfCall } from '../capabilities';
export {
  type Capabilities,
  type ChildRows,
  type EntityOf,
  type FieldsSchema,
  type Relation,
  type Resource,
  resourceCapabilities,
  type ResourceCapability,
  type RowOf,
  type WriteOf,
} from '../define-resource';
export { limitsOf } from '../field-limits';
export { queryOf } from '../query-fields';
export { reservedSlugs, reservedSlugsOf } from '../reserved-slugs';
export { adminPath, allowedBy, recordsOf, type ResourcePages } from '../resource-pages';
export { createSampleBody } from '../samples/create-sample-body';
export type { SchemaPart } from '../schema-part';
