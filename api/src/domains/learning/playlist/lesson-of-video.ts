import { addressOfVideo, type PlaylistVideo } from './playlist';

/** Values of the draft of a lesson that shows a video. */
export function lessonOfVideo({ videoId, title, description, seconds }: PlaylistVideo, courseId: number) {
  return {
    course_id: courseId,
    title: truncateText(title, 200) || videoId,
    summary: truncateText(firstPart(description), 500) || null,
    kind: 'video',
    status: 'draft',
    minutes: Math.min(6000, Math.ceil(seconds / 60)),
    seconds: Math.min(360_000, seconds),
    video_url: addressOfVideo(videoId),
  };
}

/** The first paragraph of a text, in one line. */
export function firstPart(text: string): string {
  return (
    text
      .split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

/** Shortens a text to this number of characters; never cuts a surrogate pair. */
export function truncateText(text: string, length: number): string {
  const trimmedText = text.trim();
  return trimmedText.length <= length
    ? trimmedText
    : `${trimmedText.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
