interface Entry {
  readonly title: string;
  readonly text: string;
}

/** The community's story in one language. */
export interface AboutDocument {
  readonly title: string;
  readonly lead: string;
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  /** A sentence of the story in large type. */
  readonly quote: string;
  readonly values: { readonly title: string; readonly entries: readonly Entry[] };
  readonly how: { readonly title: string; readonly steps: readonly Entry[] };
  readonly money: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly closing: { readonly title: string; readonly chapters: string; readonly events: string };
}
