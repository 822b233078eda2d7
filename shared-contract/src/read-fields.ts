import type * as z from 'zod/mini';

/**
 * A field of a record: what an answer carries and what a body sends. `declareFields` reads it.
 */
export interface RecordField {
  /** Value in an answer. A field without it is only sent. */
  readonly read?: z.ZodMiniType;
  /** Value in a row of a list, where it differs from `read`. */
  readonly row?: z.ZodMiniType;
  /** Value in a body. A field without it is only answered. */
  readonly write?: z.ZodMiniType;
  /** Further fields of a body: `attach_<name>`, `<name>_alt` and `detach_<name>`. */
  readonly attach?: z.ZodMiniType;
  readonly alt?: z.ZodMiniType;
  readonly detach?: z.ZodMiniType;
  /** Resource of the related rows. */
  readonly target?: string;
  /** Name of the id in an entry of `attach`, for a relation whose pairs have columns. */
  readonly key?: string;
  /** Whether rows of a list leave the field out. */
  readonly isDetail?: true;
}

/** A field that only the answer for one record has, for example a long text. */
export const detail = <F extends RecordField>(field: F) => ({ ...field, isDetail: true }) as const;
