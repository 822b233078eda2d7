import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string | undefined, string>;

/** One size of a picture, or the document itself. */
export interface Variant {
  readonly url: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
}

/** Tables of migration 0005 that files lie behind. */
export interface MediaTables {
  media: {
    id: Generated<number>;
    kind: 'image' | 'document';
    url: string;
    mime: string;
    bytes: number;
    width: number | null;
    height: number | null;
    srcset: string | null;
    variants: Json<readonly Variant[]>;
    alt: Json<Readonly<Record<string, string>>>;
    hash: string;
    /** Whether the library shows it; attachments of forms are for their readers alone. */
    is_public: Generated<boolean>;
    created_by: number | null;
    created_at: ColumnType<Date, Date | undefined, Date>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  media_uses: { media_id: number; resource: string; row_id: number; label: string };
}
