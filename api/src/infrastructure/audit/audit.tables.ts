import type { ColumnType, Generated } from 'kysely';

/** Audit tables of migration 0002. JSON columns take text and return parsed values. */
export type AuditTables = {
  audit_entries: {
    id: Generated<number>;
    at: Generated<Date>;
    actor_id: number | null;
    action: string;
    resource: string;
    row_id: string | null;
    before: string | null;
    after: string | null;
    request_id: string | null;
    ip_hash: string | null;
    /** Number and hashes of the entry in the chain; null until the entry is sealed. */
    sealed_n: Generated<number | null>;
    actor_digest: Generated<string | null>;
    content_digest: Generated<string | null>;
    prev_hash: Generated<string | null>;
    hash: Generated<string | null>;
    /** Hash of the contents after the removal of a person; see `forgetContents`. */
    forgotten_digest: Generated<string | null>;
    viewed_as: ColumnType<number | null, number | null | undefined, number | null>;
  };
};
