import { defineModule } from '../../kit/core/module/define-module';
import { mountApproval } from './approval/approval.routes';
import { mountAttendance } from './attendance/attendance.routes';
import { mountBadges } from './badges/badges.routes';
import { calendarGuard } from './calendar/calendar-guard';
import { mountMyCalendar } from './calendar/my-calendar.routes';
import { mountSeatCounts } from './capacity/seat-counts.routes';
import { mountCheckIn } from './check-in/check-in.routes';
import { mountDoorCrew } from './check-in/door-crew.routes';
import { mountCodes } from './codes/codes.routes';
import { mountCorrections } from './corrections/corrections.routes';
import { mountDownloads } from './downloads/download.routes';
import { eventsEnv } from './events-env';
import { eventsJobs } from './events-jobs';
import { eventsLabels } from './events-labels';
import { eventsMails } from './events-mails';
import { eventsPersonColumns } from './events-person-columns';
import { eventsResources } from './events-resources';
import { mountMeetings } from './meetings/meeting.routes';
import { mountMessages } from './messages/messages.routes';
import { mountNews } from './news/news.routes';
import { mountHolds } from './orders/hold.routes';
import { mountOrders } from './orders/orders.routes';
import { organiserJobs } from './organisers/cancel-orders';
import { mountEventWork } from './organisers/event-work.routes';
import { orderPayments } from './payments/order-payments';
import { mountOrderPayments } from './payments/order-payments.routes';
import { mountPools } from './pools/pools.routes';
import { mountQuestions } from './questions/question.routes';
import { mountSelfService } from './self-service/self-service.routes';
import { mountSeries } from './series/series.routes';
import { mountSpeakers } from './speakers/speakers.routes';
import { mountTicketOrder } from './tickets/ticket-order.routes';
import { mountTicketPages } from './ticket-page/ticket-page.routes';
import { mountWaitingEntries } from './waiting/organisers/waiting-entries.routes';
import { mountWaitingPlaces } from './waiting/places/waiting-places.routes';
import { waitingJobs } from './waiting/waiting-jobs';

export const eventsModule = defineModule({
  name: 'events',
  auditLabels: eventsLabels,
  resources: eventsResources,
  routes: [
    mountAttendance,
    mountApproval,
    mountCorrections,
    mountMeetings,
    mountMessages,
    mountNews,
    mountHolds,
    mountOrders,
    mountOrderPayments,
    mountEventWork,
    mountSeatCounts,
    mountQuestions,
    mountBadges,
    mountDownloads,
    mountTicketPages,
    mountSelfService,
    mountCheckIn,
    mountDoorCrew,
    mountSeries,
    mountSpeakers,
    mountMyCalendar,
    mountCodes,
    mountPools,
    mountTicketOrder,
    mountWaitingEntries,
    mountWaitingPlaces,
  ],
  backgroundJobs: [eventsJobs, organiserJobs, waitingJobs],
  env: eventsEnv,
  mails: eventsMails,
  personalData: {
    columns: eventsPersonColumns,
    namelessColumns: {
      'capacities.owner_id': 'An event or a ticket.',
      'exceeded_seats.owner_id': 'An event, a ticket or a pool.',
    },
  },
  contributes: { paymentPurposes: () => [orderPayments], planGuard: calendarGuard },
});
