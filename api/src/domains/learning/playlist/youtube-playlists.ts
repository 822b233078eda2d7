import { AppError } from '@enlace/shared-contract/errors';
import * as z from 'zod/v4/core';

import {
  type FetchAddress,
  type Playlist,
  type PlaylistSource,
  type PlaylistVideo,
  secondsOf,
  untitledVideo,
} from './playlist';
import {
  errorAnswer,
  type ListedItem,
  type ListedVideo,
  playlistItemsAnswer,
  playlistsAnswer,
  videosAnswer,
} from './youtube-answers';

/** The most items that YouTube returns in one answer. */
const pageSize = 50;
const address = 'https://www.googleapis.com/youtube/v3';

/**
 * Playlists of YouTube by its Data API: first the pages of the list, then the details of its videos, fifty in one call.
 */
export function createYouTubePlaylists(key: string, fetchAddress: FetchAddress): PlaylistSource {
  const callYouTube = async <S extends z.$ZodType>(
    schema: S,
    call: string,
    query: Readonly<Record<string, string>>,
  ): Promise<z.output<S> | null> => {
    const url = `${address}/${call}?${new URLSearchParams(query)}`;
    // The key is sent in a header, because logs contain addresses.
    const answer = await receiveAnswer(
      fetchAddress(url, { headers: { 'x-goog-api-key': key, accept: 'application/json' } }),
    );
    const body: unknown = await answer.json().catch(() => null);
    if (answer.status === 404) return null;
    const parsed = answer.ok ? z.safeParse(schema, body) : null;
    if (parsed?.success) return parsed.data;
    throw failure(`${call} ${answer.status} ${faultOf(body)}`);
  };

  const listItems = async (
    playlistId: string,
    most: number,
  ): Promise<{ items: ListedItem[]; total: number } | null> => {
    const items: ListedItem[] = [];
    let page: string | undefined;
    let total: number;
    do {
      const query = { part: 'snippet,contentDetails,status', playlistId, maxResults: String(pageSize) };
      const answer = await callYouTube(playlistItemsAnswer, 'playlistItems', {
        ...query,
        ...(page === undefined ? {} : { pageToken: page }),
      });
      if (answer === null) return null;
      items.push(...answer.items);
      total = answer.pageInfo.totalResults;
      page = answer.nextPageToken;
    } while (page !== undefined && items.length < most);
    return { items: items.slice(0, most), total: Math.max(total, items.length) };
  };

  const findVideos = async (ids: readonly string[]): Promise<ReadonlyMap<string, ListedVideo>> => {
    const videosById = new Map<string, ListedVideo>();
    for (let start = 0; start < ids.length; start += pageSize) {
      const id = ids.slice(start, start + pageSize).join(',');
      const answer = await callYouTube(videosAnswer, 'videos', { part: 'snippet,contentDetails,status', id });
      for (const video of answer?.items ?? []) videosById.set(video.id, video);
    }
    return videosById;
  };

  return {
    read: async (id, most): Promise<Playlist | null> => {
      const lists = await callYouTube(playlistsAnswer, 'playlists', { part: 'snippet', id });
      const [list] = lists?.items ?? [];
      const listing = list === undefined ? null : await listItems(id, most);
      if (list === undefined || listing === null) return null;
      const videos = await findVideos([...new Set(listing.items.map(({ contentDetails }) => contentDetails.videoId))]);
      return {
        id,
        ...list.snippet,
        videos: listing.items.map((item) => videoOf(item, videos.get(item.contentDetails.videoId))),
        leftOut: listing.total - listing.items.length,
      };
    },
    readVideos: async (ids) => {
      const videos = await findVideos([...new Set(ids)]);
      return ids.map((id) => {
        const video = videos.get(id);
        return video === undefined ? untitledVideo(id) : detailsOf(id, video);
      });
    },
  };
}

/** A listed video without details is private or deleted; the list states which. */
function videoOf(item: ListedItem, video: ListedVideo | undefined): PlaylistVideo {
  const { videoId } = item.contentDetails;
  if (video === undefined) {
    const state = item.status?.privacyStatus === 'private' ? 'private' : 'deleted';
    return { videoId, title: item.snippet.title, description: '', state, seconds: 0, isUnlisted: false };
  }
  return detailsOf(videoId, video);
}

function detailsOf(videoId: string, video: ListedVideo): PlaylistVideo {
  const isPrivate = video.status.privacyStatus === 'private';
  const state = isPrivate ? 'private' : video.status.embeddable === false ? 'not_embeddable' : 'shown';
  const seconds = secondsOf(video.contentDetails.duration ?? '');
  return { videoId, ...video.snippet, state, seconds, isUnlisted: video.status.privacyStatus === 'unlisted' };
}

async function receiveAnswer(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    throw failure('no answer', error);
  }
}

function faultOf(body: unknown): string {
  const parsed = z.safeParse(errorAnswer, body);
  if (!parsed.success) return 'is not what is documented';
  const { message, errors } = parsed.data.error;
  return `${errors?.[0]?.reason ?? ''} ${message}`.trim();
}

function failure(what: string, cause?: unknown): AppError {
  return new AppError('UPSTREAM_FAILED', { message: `YouTube: ${what}`, cause });
}
