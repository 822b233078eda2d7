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
  /** Only people with its address find it at its host. */
  readonly isUnlisted: boolean;
}

/** Videos of a playlist, or of pasted addresses. */
export interface Playlist {
  /** Null for pasted addresses. */
  readonly id: string | null;
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
  /**
   * Videos by their ids, in the same order. A video that its host does not answer has no title. Throws UPSTREAM_FAILED
   * when its host does not answer at all.
   */
  readVideos(ids: readonly string[]): Promise<readonly PlaylistVideo[]>;
}

/** A video about which its host answers nothing: the author knows its title. */
export function untitledVideo(videoId: string): PlaylistVideo {
  return { videoId, title: '', description: '', state: 'shown', seconds: 0, isUnlisted: false };
}

/** Fetches an address in the same way as `fetch`. */
export type FetchAddress = (url: string, options: { headers: Readonly<Record<string, string>> }) => Promise<Response>;

const hosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/**
 * The id in a pasted text: an address of the playlist, an address of a video in it, or the id itself; null for other
 * texts.
 */
export function playlistIdOf(text: string): string | null {
  const id = isAddress(text) ? listOf(text) : text.trim();
  return id !== null && /^(PL|UU|OL|FL)[\w-]{10,62}$/.test(id) ? id : null;
}

/** The id of a video in its address, or the id itself; null for other texts. */
export function videoIdOf(text: string): string | null {
  const trimmedText = text.trim();
  if (/^[\w-]{11}$/.test(trimmedText)) return trimmedText;
  const url = addressOf(trimmedText);
  if (url === null) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const idInPath = url.hostname.endsWith('youtu.be') ? first : videoPaths.has(first) ? second : '';
  const id = url.searchParams.get('v') ?? idInPath;
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** Folders in the addresses of videos. */
const videoPaths = new Set(['embed', 'live', 'shorts', 'v']);

/** The address of the page on which a video plays. */
export function addressOfVideo(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}

function isAddress(text: string): boolean {
  return /[/:?]/.test(text);
}

function listOf(text: string): string | null {
  return addressOf(text)?.searchParams.get('list') ?? null;
}

/** The address in a pasted text; null when it is none of YouTube. */
function addressOf(text: string): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return hosts.test(url.hostname) ? url : null;
}

/** Seconds of an ISO 8601 duration in the form of YouTube: `PT1H2M3S`, `P1DT0S`. 0 for other texts. */
export function secondsOf(duration: string): number {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (match === null) return 0;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
