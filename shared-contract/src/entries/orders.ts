export {
  codeKinds,
  codeRefusals,
  codeScopes,
  eventCodeCalls,
  eventCodeInputSchema,
  eventCodeSchema,
  eventCodesInputSchema,
  eventCodesQuerySchema,
  eventCodesSchema,
  offerQuerySchema,
  offerSchema,
} from '../endpoints/event-codes';
export {
  type ListedOrder,
  listOrdersSchema,
  orderCalls,
  type OrderDetails,
  orderSchema,
  type OrdersQuery,
  ordersSchema,
  settleOrderSchema,
} from '../endpoints/event-orders';
export { eventPoolCalls, eventPoolInputSchema, eventPoolSchema, eventPoolsSchema } from '../endpoints/event-pools';
export {
  addHoldSchema,
  attentionStates,
  confirmHoldSchema,
  holdCalls,
  holdKeyHeader,
  holdSchema,
  orderStates,
} from '../endpoints/holds';
export { seatCountCalls, seatCountSchema, seatCountsQuerySchema, seatCountsSchema } from '../endpoints/seat-counts';
export {
  editWaitingSettingsSchema,
  listWaitingEntriesSchema,
  moveWaitingEntrySchema,
  offerMinutes,
  offersPreviewAnswerSchema,
  offersPreviewSchema,
  previewOffersSchema,
  type WaitingEntriesQuery,
  waitingEntriesSchema,
  type WaitingEntry,
  waitingEntryCalls,
  waitingMoves,
  type WaitingSettings,
  waitingSettingsAnswerSchema,
  waitingSorts,
} from '../endpoints/waiting-entries';
export {
  acceptedOfferSchema,
  joinedWaitingListSchema,
  joinWaitingListSchema,
  myWaitingPlacesSchema,
  waitingListCalls,
  waitingPlaceSchema,
  waitingStates,
} from '../endpoints/waiting-lists';
