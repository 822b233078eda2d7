import * as z from 'zod/mini';

/** The parts of YouTube's answers (Data API v3) that we read; YouTube may change all others. */

const pageFields = { nextPageToken: z.optional(z.string()), pageInfo: z.object({ totalResults: z.number() }) };

export const playlistsAnswer = z.object({
  // `items` is missing when the playlist does not exist.
  kind: z.literal('youtube#playlistListResponse'),
  items: z.optional(z.array(z.object({ snippet: z.object({ title: z.string(), description: z.string() }) }))),
});

export const playlistItemsAnswer = z.object({
  ...pageFields,
  items: z.array(
    z.object({
      snippet: z.object({ title: z.string() }),
      contentDetails: z.object({ videoId: z.string() }),
      status: z.optional(z.object({ privacyStatus: z.optional(z.string()) })),
    }),
  ),
});

export const videosAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({ title: z.string(), description: z.string() }),
      contentDetails: z.object({ duration: z.optional(z.string()) }),
      status: z.object({ privacyStatus: z.string(), embeddable: z.optional(z.boolean()) }),
    }),
  ),
});

export const errorAnswer = z.object({
  error: z.object({
    code: z.number(),
    message: z.string(),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
});

/** The part of an oEmbed answer that we read (https://oembed.com). */
export const oembedAnswer = z.object({ title: z.string() });

export type ListedItem = z.infer<typeof playlistItemsAnswer>['items'][number];
export type ListedVideo = z.infer<typeof videosAnswer>['items'][number];
