/** Where a lesson's video plays: in YouTube's player, or in the browser's own from a file. */
export type VideoSource =
  | { readonly kind: 'youtube'; readonly id: string }
  | { readonly kind: 'file'; readonly address: string; readonly host: string };

const youtubePatterns = [
  /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
  /^https?:\/\/youtu\.be\/([\w-]{11})(?:[?#]|$)/,
  /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?#]|$)/,
];

/** The content policy allows videos by https only. */
const filePattern = /^https:\/\/([^/?#\s]+)\/[^?#\s]*\.(?:mp4|webm|m4v)(?:[?#]|$)/i;

/** The source of a video by its address; null for addresses that only open elsewhere. */
export function videoSourceOf(address: string): VideoSource | null {
  for (const pattern of youtubePatterns) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return { kind: 'youtube', id };
  }
  const host = filePattern.exec(address)?.[1];
  return host === undefined ? null : { kind: 'file', address, host };
}
