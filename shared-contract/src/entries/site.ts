export { eventsCalendarCall, feedCalls, newsFeedCall } from '../endpoints/feeds';
export {
  type MarkedText,
  type SearchAnswer,
  searchAnswerSchema,
  searchCall,
  type SearchHit,
  searchLimits,
  searchOrders,
  searchQuerySchema,
} from '../endpoints/search';
export { sitemapCalls, sitemapPartSchema, sitemapPartSize, sitemapPartsSchema } from '../endpoints/sitemap';
export {
  type IndexFilter,
  indexFilterSchema,
  type IndexKind,
  indexKinds,
  type LatinasFilter,
  latinasFilterSchema,
  toolCalls,
} from '../endpoints/tools';
export { foundPath, type RecordKind, recordKinds, recordPath, type SearchKind, searchKinds } from '../search-kinds';
