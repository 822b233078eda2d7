import * as z from 'zod/mini';

/** Parts of YouTube's answers (Data API v3) that are read; everything else may come and go. */

const paged = { nextPageToken: z.optional(z.string()), pageInfo: z.object({ totalResults: z.number() }) };

export const playlistsAnswer = z.object({
  // Without a list of that id there may be no items.
  kind: z.literal('youtube#playlistListResponse'),
  items: z.optional(z.array(z.object({ snippet: z.object({ title: z.string(), description: z.string() }) }))),
});

export const playlistItemsAnswer = z.object({
  ...paged,
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

export type ListedItem = z.infer<typeof playlistItemsAnswer>['items'][number];
export type ListedVideo = z.infer<typeof videosAnswer>['items'][number];
