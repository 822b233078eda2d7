/** A made-up video, of which a stand-in for YouTube tells. */
export interface FakeVideo {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly state?: 'public' | 'unlisted' | 'private' | 'deleted' | 'not_embeddable';
  /** ISO 8601, e.g. `PT4M13S`. */
  readonly duration?: string;
}

/** A made-up playlist. */
export interface FakePlaylist {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly videos: readonly FakeVideo[];
}
