import type { Viewer } from '@enlace/shared-contract/access';
import type { Resource } from '@enlace/shared-contract/resources';
import type { Locale, LocalizedText } from '@enlace/shared-contract/text';
import type * as z from 'zod/v4/core';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from './expressions';
import type { FileFields } from '../write/files';
import type { RowPolicy } from '../read/present';
import type { ReadContext } from './read-context';
import type { RelationTable } from './relations';
import type { ResourceRepository, Row } from './repository';
import type { RowChange, WrittenRow } from '../write/row-change';
import type { WriteContext } from '../write/write-context';

/** Rows of another resource that a deletion changes. */
export interface DependentCount {
  readonly resource: string;
  readonly label?: LocalizedText;
  /** Why the row cannot be removed while there are such rows, and what to do instead. */
  readonly blocks?: LocalizedText;
  /** SQL of their number. */
  count(id: number): Expression;
}

/** A write that is about to happen. */
export interface PlannedWrite {
  /** Null for a new row. */
  readonly id: number | null;
  /** The parsed values of the body; for an edit only the sent ones. */
  readonly values: Row;
  /** The locked bare row of an edit. */
  readonly before: Row | null;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly now: Date;
  readonly writing: WriteContext;
}

/** An edit by its form, before its row is written. */
export interface FormEdit {
  readonly values: Row;
  /** The locked bare row. */
  readonly before: Row;
  /** As `ResourceOptions.extras` parses them. */
  readonly extras: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** A row that is about to be removed. */
export interface PlannedRemoval {
  readonly id: number;
  /** The locked bare row. */
  readonly row: Row;
  /**
   * True for a deletion from the trash; false for a removal into the trash, or for good when the resource has no
   * trash.
   */
  readonly isForGood: boolean;
  readonly writing: WriteContext;
}

/** Facts about a resource that are not in its contract. */
export interface ResourceOptions {
  readonly repository: ResourceRepository;
  /** Rights that depend on the row. */
  readonly policy?: RowPolicy;
  /**
   * Whether the rows are people. Then reading the record of another person and each bulk change leave an audit entry,
   * no entry contains a removed row, and the pictures are not in the library.
   */
  readonly isPersonal?: boolean;
  /** Whether the audit shows entries about the rows only to viewers who may read the rows. */
  readonly isConfidential?: boolean;
  /** Table fields that the policy needs; default: all fields. */
  readonly policyFields?: readonly string[];
  /**
   * Refuses combinations that no single field shows to be wrong, and fills in missing values: answers the values to
   * write. Called in the transaction of every add and edit, before the first write.
   */
  readonly beforeWrite?: (trx: Db, write: PlannedWrite) => Promise<Row>;
  /** Values of an edit's body that are no fields of the row, for `beforeWrite` and `afterWrite`: `extras` of the writing. */
  readonly extras?: z.$ZodType;
  /** Changes of child rows, by the name of their resource, that an edit by the form brings: they are part of its revision. */
  readonly childChanges?: (trx: Db, edit: FormEdit) => Promise<Readonly<Record<string, readonly RowChange[]>>>;
  /**
   * Further effects of a change: mails, sessions, rows of other tables. Called in the transaction of every write,
   * after the write and before a deletion for good; a thrown error rolls the write back.
   */
  readonly afterWrite?: (trx: Db, write: WrittenRow) => Promise<void>;
  /**
   * Refuses a removal and names the alternative: throws `refuseRemoval`. Called before every removal of a row, of any
   * kind, before the first write.
   */
  readonly beforeRemove?: (trx: Db, removal: PlannedRemoval) => Promise<void>;
  /** Tables of the contract's relations, by field. */
  readonly relations?: Readonly<Record<string, RelationTable>>;
  /** The resource whose contract names this one among its `children`. */
  readonly parent?: MountedResource;
  readonly dependents?: readonly DependentCount[];
  /** Whether the API writes a field in the language of the request although the resource has no translations. */
  readonly writesLabels?: boolean;
  /** Days in the trash, when the resource has a job of its own that deletes its rows for good. */
  readonly purgeDays?: number;
  /** Fields with uploads; each is a JSON column in the repository's `columns`. */
  readonly files?: FileFields;
  /**
   * Whether a viewer with the right to the call may read this row; if false, the answer is 401 or 403 instead of 404.
   */
  readonly isOpenTo?: (viewer: Viewer | null, row: Row) => boolean;
  /** Field from which a new row gets its slug; missing when rows have no slug. */
  readonly slugFrom?: string;
  /** Whether a record's page has its slug in the address: serves `/api/v2/<resource>/by-slug/{slug}`. */
  readonly hasPage?: boolean;
  /**
   * Whether preview links show rows that visitors do not see, for a resource whose contract has no drafts. Its repository
   * shows the row `preview` of the context.
   */
  readonly hasPreviewLinks?: boolean;
  /** Condition of rows whose page has ended: its address answers 410. The alias of the row is `t`. */
  readonly hasEnded?: (context: ReadContext) => Expression;
}

/** A resource with its options. */
export interface MountedResource {
  readonly resource: Resource;
  readonly options: ResourceOptions;
}
