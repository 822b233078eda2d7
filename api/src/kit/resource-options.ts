import type { Locale, LocalizedText, Resource, Viewer } from '@enlace/shared-contract';

import type { Db } from '../infrastructure/db/database';
import type { Expression } from './expressions';
import type { FileFields } from './files';
import type { RowPolicy } from './present';
import type { RelationTable } from './relations';
import type { ResourceRepository, Row } from './table-repository';
import type { ChangeKind } from './write/row-change';
import type { Writing } from './writing';

/** Rows of another resource that a deletion touches. */
export interface DependentCount {
  readonly resource: string;
  readonly label?: LocalizedText;
  /** SQL of how many there are. */
  count(id: number): Expression;
}

/** A write about to be made. */
export interface PlannedWrite {
  /** Null for a row that is being added. */
  readonly id: number | null;
  /** The checked values of the body; of an edit, those that were sent. */
  readonly values: Row;
  /** The bare row of an edit, held. */
  readonly before: Row | null;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** A row about to be removed. */
export interface PlannedRemoval {
  readonly id: number;
  /** The bare row, held. */
  readonly row: Row;
  /** Whether it is deleted out of the trash; else it goes there, or for good where the resource has no trash. */
  readonly isForGood: boolean;
  readonly writing: Writing;
}

/** A write that has been made, of whatever kind: of one row or many, from a file, into the trash or out of it, undone. */
export interface MadeWrite {
  readonly kind: ChangeKind;
  readonly id: number;
  /** The bare row as it was; null of one that was added. */
  readonly before: Row | null;
  /** The bare row as it is; null of one that is about to be deleted for good. */
  readonly after: Row | null;
  /** What was written, as `prepare` left it; nothing where a row only moves. */
  readonly values: Row;
  readonly writing: Writing;
}

/** What the kit must know of a resource beside its contract. */
export interface ResourceOptions {
  readonly repository: ResourceRepository;
  /** Rights that hang on the row. */
  readonly policy?: RowPolicy;
  /**
   * Whether its rows are people: a look at one by anybody but herself leaves an audit entry, so does each of many that
   * are changed at once, no entry keeps a row that was removed, and their pictures stay out of the library.
   */
  readonly isPersonal?: boolean;
  /** Fields of the table that the policy judges by; of a list, all are read for it unless told. */
  readonly policyFields?: readonly string[];
  /**
   * What no single field shows to be wrong, refused, and what a body leaves open, filled in: answers the values to be
   * written. Called in the transaction of every add and edit, before anything is written.
   */
  readonly prepare?: (trx: Db, write: PlannedWrite) => Promise<Row>;
  /**
   * What else a change of a row means: mails, sessions, rows of other tables. Called in the transaction of every write,
   * after it was made, and before a row is deleted for good; what it throws takes the write back.
   */
  readonly settle?: (trx: Db, write: MadeWrite) => Promise<void>;
  /**
   * Refuses a removal and names the alternative: throws `refuseRemoval`. Called before every removal of a row, by
   * whichever way it comes, before anything is written.
   */
  readonly beforeRemove?: (trx: Db, removal: PlannedRemoval) => Promise<void>;
  /** Tables of the contract's relations, by field. */
  readonly relations?: Readonly<Record<string, RelationTable>>;
  /** The resource whose contract names this one among its `children`. */
  readonly parent?: MountedResource;
  readonly dependents?: readonly DependentCount[];
  /** Fields that take uploads; each is a JSON column named among the repository's `columns`. */
  readonly files?: FileFields;
  /** Whether a viewer may read this row although the call is hers to make: else it is a 401 or 403, not a 404. */
  readonly isOpenTo?: (viewer: Viewer | null, row: Row) => boolean;
  /** Field that a new row's slug is made from; none when rows have no slug. */
  readonly slugFrom?: string;
  /** Whether a record's page names it by its slug: serves `/api/v2/<resource>/by-slug/{slug}`. */
  readonly hasPage?: boolean;
}

/** A resource together with what serves it. */
export interface MountedResource {
  readonly resource: Resource;
  readonly options: ResourceOptions;
}
