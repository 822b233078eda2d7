import {
  checkInCalls,
  checkInCountsSchema,
  checkInListsSchema,
  checkInPeopleSchema,
  redemptionSchema,
  type Scan,
  snapshotSchema,
  syncedScansSchema,
} from '@enlace/shared-contract/attendees';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

interface ListPage {
  readonly list: number;
  readonly page: number;
  readonly search: string;
  readonly perPage: number;
  /** Distinguishes answers before and after a check-in. Not sent. */
  readonly version?: number;
}

interface SentScans {
  readonly list: number;
  readonly scans: readonly Scan[];
  /** By the clock of the device. */
  readonly sent_at: string;
}

/** Calls of the page at the door. Calls of one list run beside each other, so each has a key of its own. */
export const checkIn = createCalls('adminEvents/checkIn', {
  lists: defineCall({
    client: 'authenticated',
    request: (id: number) => ({ call: checkInCalls.lists, params: { id } }),
    read: bodyOf(checkInListsSchema),
    keyOf: String,
  }),
  redeem: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: ({ list, scan }: { readonly list: number; readonly scan: Scan }) => ({
      call: checkInCalls.redeemTicket,
      params: { id: list },
      body: scan,
    }),
    read: dataOf(redemptionSchema.shape.data),
    keyOf: ({ scan }) => scan.nonce,
  }),
  sync: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: ({ list, scans, sent_at }: SentScans) => ({
      call: checkInCalls.syncCheckIns,
      params: { id: list },
      body: { scans, sent_at },
    }),
    read: dataOf(syncedScansSchema.shape.data),
    keyOf: ({ list }) => String(list),
  }),
  snapshot: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: ({ list, after }: { readonly list: number; readonly after: number }) => ({
      call: checkInCalls.snapshot,
      params: { id: list },
      query: { after },
    }),
    read: dataOf(snapshotSchema.shape.data),
    keyOf: ({ list, after }) => `${list}/${after}`,
  }),
  counts: defineCall({
    client: 'authenticated',
    request: (list: number) => ({ call: checkInCalls.counts, params: { id: list } }),
    read: dataOf(checkInCountsSchema.shape.data),
    keyOf: String,
  }),
  people: defineCall({
    client: 'authenticated',
    request: ({ list, page, search, perPage }: ListPage) => ({
      call: checkInCalls.people,
      params: { id: list },
      query: { page, per_page: perPage, ...(search === '' ? {} : { search }) },
    }),
    read: bodyOf(checkInPeopleSchema),
  }),
  /** A page of all people for the search without network; beside the search that is shown. */
  index: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: ({ list, page, perPage }: Omit<ListPage, 'search'>) => ({
      call: checkInCalls.people,
      params: { id: list },
      query: { page, per_page: perPage },
    }),
    read: bodyOf(checkInPeopleSchema),
    keyOf: ({ list, page }) => `${list}/${page}`,
  }),
  undo: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: ({ list, attendee }: { readonly list: number; readonly attendee: number }) => ({
      call: checkInCalls.undoCheckIn,
      params: { id: list },
      body: { attendee_id: attendee },
    }),
    read: () => null,
    keyOf: ({ list, attendee }) => `${list}/${attendee}`,
  }),
});
