import type { ApiEnv, FetchAddress, FakePlaylist, FakeVideo } from '@enlace/api/seeding';

import { demoPlaylists } from './demo-playlists';

/** Titles and states that YouTube returns for videos that cannot be watched. */
const hiddenVideos: Readonly<Record<string, readonly [title: string, privacy: string]>> = {
  private: ['Private video', 'private'],
  deleted: ['Deleted video', 'privacyStatusUnspecified'],
};

/**
 * A fake of the three calls of YouTube's Data API that we make, for development without a key and for tests. Production
 * never uses it, because its videos do not exist.
 */
export function createFakeYouTube(
  mode: ApiEnv['mode'],
  playlists: readonly FakePlaylist[] = demoPlaylists,
): FetchAddress {
  if (mode === 'production') throw new Error('the fake YouTube is not for production: set YOUTUBE_API_KEY');
  return async (url, { headers }) => {
    const { pathname, searchParams } = new URL(url);
    if (!headers['x-goog-api-key']) return fault(403, 'forbidden', 'Method doesn’t allow unregistered callers.');
    const call = pathname.split('/').at(-1);
    if (call === 'playlists') return json(listPlaylists(playlists, searchParams.get('id') ?? ''));
    if (call === 'playlistItems') return listItems(playlists, searchParams);
    if (call === 'videos') return listVideos(playlists, (searchParams.get('id') ?? '').split(',').filter(Boolean));
    return fault(404, 'notFound', 'Not Found');
  };
}

function listPlaylists(playlists: readonly FakePlaylist[], id: string): object {
  const items = playlists
    .filter((playlist) => playlist.id === id)
    .map(({ title, description }) => ({ kind: 'youtube#playlist', etag: 'e', id, snippet: { title, description } }));
  return { kind: 'youtube#playlistListResponse', etag: 'e', pageInfo: pageInfo(items.length, 5), items };
}

function listItems(playlists: readonly FakePlaylist[], query: URLSearchParams): Response {
  const playlist = playlists.find(({ id }) => id === query.get('playlistId'));
  if (playlist === undefined)
    return fault(404, 'playlistNotFound', 'The playlist identified with the request’s playlistId cannot be found.');
  const size = Number(query.get('maxResults') ?? 5);
  if (!(size >= 0 && size <= 50)) return fault(400, 'invalidValue', 'Invalid value for maxResults.');
  const start = startOf(query.get('pageToken'));
  if (start === null) return fault(400, 'invalidPageToken', 'The request specifies an invalid page token.');
  const { videos } = playlist;
  const next = start + size < videos.length ? { nextPageToken: tokenOf(start + size) } : {};
  return json({
    kind: 'youtube#playlistItemListResponse',
    etag: 'e',
    ...next,
    ...(start > 0 ? { prevPageToken: tokenOf(Math.max(0, start - size)) } : {}),
    items: videos.slice(start, start + size).map((video, at) => itemOf(playlist.id, video, start + at)),
    pageInfo: pageInfo(videos.length, size),
  });
}

function itemOf(playlistId: string, { id, title, description = '', state = 'public' }: FakeVideo, position: number) {
  const [shownTitle, privacyStatus] = hiddenVideos[state] ?? [title, state === 'unlisted' ? 'unlisted' : 'public'];
  const isHidden = hiddenVideos[state] !== undefined;
  return {
    kind: 'youtube#playlistItem',
    etag: 'e',
    id: Buffer.from(`${playlistId}.${position}`).toString('base64url'),
    snippet: {
      publishedAt: '2026-01-10T12:00:00Z',
      title: shownTitle,
      description: isHidden ? 'This video is unavailable.' : description,
      thumbnails: isHidden
        ? {}
        : { default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 } },
      playlistId,
      position,
      resourceId: { kind: 'youtube#video', videoId: id },
    },
    contentDetails: { videoId: id, ...(isHidden ? {} : { videoPublishedAt: '2026-01-09T12:00:00Z' }) },
    status: { privacyStatus },
  };
}

/** Private and deleted videos are left out. A video is listed once, even if its id is repeated. */
function listVideos(playlists: readonly FakePlaylist[], ids: readonly string[]): Response {
  if (ids.length > 50) return fault(400, 'invalidFilters', 'The request specifies too many ids.');
  const videosById = new Map(playlists.flatMap(({ videos }) => videos.map((video) => [video.id, video] as const)));
  const items = [...new Set(ids)].flatMap((id) => {
    const video = videosById.get(id);
    if (video === undefined || hiddenVideos[video.state ?? ''] !== undefined) return [];
    const { title, description = '', state = 'public', duration = 'PT5M' } = video;
    return [
      {
        kind: 'youtube#video',
        etag: 'e',
        id,
        snippet: { publishedAt: '2026-01-09T12:00:00Z', title, description },
        contentDetails: { duration, dimension: '2d', definition: 'hd', caption: 'false', licensedContent: false },
        status: {
          uploadStatus: 'processed',
          privacyStatus: state === 'unlisted' ? 'unlisted' : 'public',
          license: 'youtube',
          embeddable: state !== 'not_embeddable',
        },
      },
    ];
  });
  return json({ kind: 'youtube#videoListResponse', etag: 'e', items, pageInfo: pageInfo(items.length, items.length) });
}

function pageInfo(totalResults: number, resultsPerPage: number) {
  return { totalResults, resultsPerPage };
}

/** The token of a page; it is opaque, like those of YouTube. */
function tokenOf(start: number): string {
  return `C${Buffer.from(`p${start}`).toString('base64url')}`;
}

function startOf(token: string | null): number | null {
  if (token === null) return 0;
  const match = /^p(\d+)$/.exec(Buffer.from(token.slice(1), 'base64url').toString());
  return match?.[1] === undefined ? null : Number(match[1]);
}

function fault(code: number, reason: string, message: string): Response {
  return json({ error: { code, message, errors: [{ message, domain: 'youtube.api', reason }] } }, code);
}

function json(body: object, status = 200): Response {
  return Response.json(body, { status });
}
