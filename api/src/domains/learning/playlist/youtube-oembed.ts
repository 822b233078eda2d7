import { addressOfVideo, type FetchAddress, type PlaylistSource, type PlaylistVideo, untitledVideo } from './playlist';
import { oembedAnswer } from './youtube-answers';

const address = 'https://www.youtube.com/oembed';
/** Requests at the same time. */
const batchSize = 10;
/** Videos whose turn comes later have no title. */
const timeoutMs = 20_000;

/**
 * Titles of single videos by YouTube's oEmbed, which needs no key. It answers one video in one request and no length.
 * A video that it does not answer has no title.
 */
export function createYouTubeTitles(fetchAddress: FetchAddress): Pick<PlaylistSource, 'readVideos'> {
  const readVideo = async (videoId: string): Promise<PlaylistVideo> => {
    const query = new URLSearchParams({ url: addressOfVideo(videoId), format: 'json' });
    try {
      const answer = await fetchAddress(`${address}?${query}`, { headers: { accept: 'application/json' } });
      const parsed = oembedAnswer.safeParse(answer.ok ? await answer.json() : null);
      return { ...untitledVideo(videoId), title: parsed.success ? parsed.data.title : '' };
    } catch {
      // Each video has its own answer; the author writes the missing titles.
      return untitledVideo(videoId);
    }
  };
  return {
    readVideos: async (ids) => {
      const end = Date.now() + timeoutMs;
      const videos: PlaylistVideo[] = [];
      for (let start = 0; start < ids.length; start += batchSize) {
        const batch = ids.slice(start, start + batchSize);
        const isLate = Date.now() > end;
        videos.push(...(isLate ? batch.map(untitledVideo) : await Promise.all(batch.map(readVideo))));
      }
      return videos;
    },
  };
}
