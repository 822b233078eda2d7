/** A video of a playlist, as far as its host tells. */
export interface PlaylistVideo {
  readonly videoId: string;
  readonly title: string;
  /** Plain text; empty where there is none. */
  readonly description: string;
  /** `not_embeddable`: to be seen at its host only. */
  readonly state: 'shown' | 'private' | 'deleted' | 'not_embeddable';
  /** 0 where there is none to tell, e.g. of a stream that has not begun. */
  readonly seconds: number;
}

export interface Playlist {
  readonly title: string;
  readonly description: string;
  /** In the order of the playlist, the same video as often as it stands there. */
  readonly videos: readonly PlaylistVideo[];
  /** Videos beyond the most that were asked for. */
  readonly leftOut: number;
}

/** Where playlists are read. */
export interface PlaylistSource {
  /** Null when there is no such playlist, or it is private. Throws UPSTREAM_FAILED when its host cannot be asked. */
  read(id: string, most: number): Promise<Playlist | null>;
}

/** Asks an address as `fetch` does. */
export type Ask = (url: string, options: { headers: Readonly<Record<string, string>> }) => Promise<Response>;

const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** The id in what a person pasted: an address of the playlist, of a video within it, or the id itself; null for none. */
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

/** Seconds of an ISO 8601 duration as YouTube writes it: `PT1H2M3S`, `P1DT0S`. 0 for anything else. */
export function secondsOf(duration: string): number {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (match === null) return 0;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
