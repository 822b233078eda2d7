/** A video of a fake playlist. */
export interface FakeVideo {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly state?: 'public' | 'unlisted' | 'private' | 'deleted' | 'not_embeddable';
  /** ISO 8601, e.g. `PT4M13S`. */
  readonly duration?: string;
}

/** A playlist that replaces one of YouTube. */
export interface FakePlaylist {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly videos: readonly FakeVideo[];
}
