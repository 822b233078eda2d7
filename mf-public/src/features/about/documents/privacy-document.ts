import type { StorageKind, StorageName } from '../storage-entries';

interface Section {
  /** Anchor of the section in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** The privacy policy in one language. */
export interface PrivacyDocument {
  readonly title: string;
  readonly lead: string;
  /** `{date}` is the day of the last change. */
  readonly updated: string;
  readonly contents: string;
  readonly sections: readonly Section[];
  readonly storage: {
    readonly id: string;
    readonly title: string;
    readonly lead: string;
    readonly caption: string;
    readonly columns: { readonly name: string; readonly kind: string; readonly purpose: string; readonly life: string };
    readonly kinds: Readonly<Record<StorageKind, string>>;
    readonly entries: Readonly<Record<StorageName, { readonly purpose: string; readonly life: string }>>;
    readonly note: string;
  };
}
