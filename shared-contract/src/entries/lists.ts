export { wholeInput } from '../common-fields';
export { type Abilities, abilitiesSchema, type ListMeta, listMetaSchema } from '../list-answer';
export { countCap, listCap, listOrder, type ListQuery, listQuerySchema, lookupCap } from '../list-query';
export {
  parseWhere,
  type QueryField,
  type QueryFields,
  type RelativeTime,
  relativeUnits,
  type Where,
  whereDepth,
  type WhereLeaf,
  type WhereOp,
  whereOps,
  type WhereValue,
} from '../list-where';
