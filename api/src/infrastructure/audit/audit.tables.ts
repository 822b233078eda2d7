import type { ColumnType, Generated } from 'kysely';

/** Tables of migration 0002 that belong to the audit. JSON columns take text and give parsed values. */
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
    /** Place in the chain, and what it hangs by; null until it is sealed. */
    sealed_n: Generated<number | null>;
    actor_digest: Generated<string | null>;
    content_digest: Generated<string | null>;
    prev_hash: Generated<string | null>;
    hash: Generated<string | null>;
    viewed_as: ColumnType<number | null, number | null | undefined, number | null>;
  };
};
