export { calendarCalls, myCalendarSchema } from '../endpoints/calendars';
export {
  addMessageSchema,
  type EventMessage,
  eventMessageCalls,
  eventMessagesQuerySchema,
  eventMessagesSchema,
  eventMessageStates,
  messageAudiences,
  messagePlaceholders,
  messagePreviewSchema,
  type MessageSegment,
  type MessageTexts,
  previewMessageSchema,
  segmentAudiences,
  testedMessageSchema,
  testMessageSchema,
} from '../endpoints/event-messages';
export {
  decideNewsSchema,
  eventEditExtras,
  type EventNews,
  eventNewsCalls,
  eventNewsSchema,
  newsChoiceSchema,
  newsFacts,
  newsModes,
  newsStates,
  type WordsByLanguage,
} from '../endpoints/event-news';
export {
  addSpeakerSchema,
  editSpeakerSchema,
  type EventSpeaker,
  eventSpeakerCalls,
  eventSpeakersSchema,
  orderSpeakersSchema,
} from '../endpoints/event-speakers';
export {
  archiveEventSchema,
  cancelEventSchema,
  type Cancellation,
  cancellationSchema,
  copyEventSchema,
  copySchema,
  type EventReport,
  eventReportSchema,
  eventWorkCalls,
} from '../endpoints/event-work';
export {
  type Question,
  questionCalls,
  questionInputSchema,
  questionSchema,
  questionsSchema,
  questionTypes,
} from '../endpoints/questions';
export { sortTicketsSchema, ticketOrderCalls } from '../endpoints/ticket-order';
export {
  addSeriesSchema,
  copyToSeriesSchema,
  eventSeriesSchema,
  mostSeriesDates,
  previewSeriesSchema,
  removeFromSeriesSchema,
  seriesCalls,
  seriesChangeSchema,
  seriesFrequencies,
  seriesMonthDays,
  seriesParts,
  seriesPreviewSchema,
  type SeriesRule,
  seriesSchema,
  seriesScopes,
  seriesWeekdays,
} from '../endpoints/series';
export { eventCategories } from '../resources/event-categories';
export { saleStates, ticketKinds, ticketVisibilities } from '../resources/event-tickets';
export { events } from '../resources/events';
export { addressVisibilities, eventFormats, eventStatuses, eventTimes, publicEvents } from '../resources/public-events';
export { publicEventCategories } from '../resources/public-names';
export { tickets, ticketsSchema } from '../resources/tickets';
