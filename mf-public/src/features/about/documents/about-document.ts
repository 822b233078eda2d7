interface Entry {
  readonly title: string;
  readonly text: string;
}

/** The community's story in one language. */
export interface AboutDocument {
  readonly title: string;
  readonly lead: string;
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  /** One sentence out of the story, set large. */
  readonly quote: string;
  readonly values: { readonly title: string; readonly entries: readonly Entry[] };
  readonly how: { readonly title: string; readonly steps: readonly Entry[] };
  readonly money: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly closing: { readonly title: string; readonly chapters: string; readonly events: string };
}
