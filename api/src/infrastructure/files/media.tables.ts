import type { Recipe } from '@enlace/shared-contract/media';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string | undefined, string>;

/** The identity of a folder; one row. */
interface FolderTable {
  is_only: Generated<boolean>;
  id: string;
  created_at: Generated<Date>;
}

/** One size of a picture, or the document itself. */
export interface Variant {
  readonly url: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
}

/** The columns of a picture that its recipe replaces, as they were before the recipe. */
export interface OriginalPicture extends Variant {
  readonly srcset: string | null;
  readonly variants: readonly Variant[];
}

/** Tables of migrations 0005, 0012, 0031 and 0143 for stored files. */
export interface MediaTables {
  /** Folder of the files. */
  file_store: FolderTable;
  /** Folder of the gateways' releases. */
  registry_store: FolderTable;
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
    /** Whether the media library shows the file; attachments of forms are not in the library. */
    is_public: Generated<boolean>;
    created_by: number | null;
    created_at: ColumnType<Date, Date | undefined, Date>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    name: string | null;
    folder: string | null;
    tags: Json<readonly string[]>;
    is_decorative: Generated<boolean>;
    credit: string | null;
    license: string | null;
    recipe: ColumnType<Recipe | null, string | null | undefined, string | null>;
    original: ColumnType<OriginalPicture | null, string | null | undefined, string | null>;
    deleted_at: Date | null;
  };
  media_uploads: {
    id: string;
    name: string;
    bytes: number;
    hash: string | null;
    folder: string | null;
    received: Generated<number>;
    parts: Generated<number>;
    created_by: number;
    created_at: Date;
    updated_at: Date;
  };
  media_uses: { media_id: number; resource: string; row_id: number; label: string };
}
