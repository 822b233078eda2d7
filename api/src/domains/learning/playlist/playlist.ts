/** A video of a playlist, as its host describes it. */
export interface PlaylistVideo {
  readonly videoId: string;
  readonly title: string;
  /** Plain text; empty when there is none. */
  readonly description: string;
  /** `not_embeddable`: only the host may show the video. */
  readonly state: 'shown' | 'private' | 'deleted' | 'not_embeddable';
  /** 0 when unknown, e.g. for a stream that has not started. */
  readonly seconds: number;
}

export interface Playlist {
  readonly title: string;
  readonly description: string;
  /** In the order of the playlist, with repetitions. */
  readonly videos: readonly PlaylistVideo[];
  /** Number of videos beyond the limit of the call. */
  readonly leftOut: number;
}

/** A host of playlists. */
export interface PlaylistSource {
  /** Null when the playlist does not exist or is private. Throws UPSTREAM_FAILED when its host does not answer. */
  read(id: string, most: number): Promise<Playlist | null>;
}

/** Fetches an address in the same way as `fetch`. */
export type Ask = (url: string, options: { headers: Readonly<Record<string, string>> }) => Promise<Response>;

const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/**
 * The id in a pasted text: an address of the playlist, an address of a video in it, or the id itself; null for other
 * texts.
 */
export function playlistIdOf(text: string): string | null {
  const id = isAddress(text) ? listOf(text) : text.trim();
  return id !== null && /^(PL|UU|OL|FL)[\w-]{10,62}$/.test(id) ? id : null;
}

function isAddress(text: string): boolean {
  return /[/:?]/.test(text);
}

function listOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, searchParams } = new URL(address);
  return hosts.test(hostname) ? searchParams.get('list') : null;
}

/** Seconds of an ISO 8601 duration in the form of YouTube: `PT1H2M3S`, `P1DT0S`. 0 for other texts. */
export function secondsOf(duration: string): number {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (match === null) return 0;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
