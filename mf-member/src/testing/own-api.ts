import { attendanceCalls } from '@enlace/shared-contract/attendees';
import { calendarCalls } from '@enlace/shared-contract/events';
import { secondFactorCalls, userCalls, users, type UserRecord } from '@enlace/shared-contract/identity';
import { enrolmentCalls, myLearningCalls } from '@enlace/shared-contract/learning';
import { waitingListCalls } from '@enlace/shared-contract/orders';
import { entitlementCalls } from '@enlace/shared-contract/packages';
import { buildChapter, buildUser, buildViewer, createFakeApi } from '@enlace/shared-testing';

export const viewer = buildViewer({ id: 7, roles: ['latinas'] });

type Seed = Parameters<typeof createFakeApi>[0];

/** A back end with the own record of user 7: `me` answers it, and edits change it. */
export function createOwnApi(values: Partial<UserRecord> = {}, seed: Seed = {}, ownViewer = viewer) {
  let user = buildUser({
    id: 7,
    first_name: 'Ñusta',
    last_name: 'Quispe',
    name: 'Ñusta Quispe',
    headline: 'Data engineer',
    city: 'Lima',
    country_code: 'PE',
    country: 'Peru',
    chapter: { id: 3, name: 'Lima', slug: 'lima' },
    created_at: '2024-02-03T10:00:00Z',
    ...values,
  });
  const api = createFakeApi(
    { chapters: [buildChapter({ id: 3, name: 'Lima' })], events: [], jobs: [], jefa_perks: [], companies: [], ...seed },
    { viewer: ownViewer },
  );
  api.answer(userCalls.me, () => ({ data: user }));
  api.answer(attendanceCalls.myTickets, () => ({ data: [], meta: { total: 0 } }));
  api.answer(waitingListCalls.myWaitingPlaces, () => ({ data: [] }));
  api.answer(enrolmentCalls.getMyCourses, () => ({ data: [] }));
  api.answer(enrolmentCalls.listSavedCourses, () => ({ data: [] }));
  api.answer(myLearningCalls.getMyLearning, () => ({ data: { week: { goal: null, days: [] }, matters: [] } }));
  api.answer(secondFactorCalls.ownFactors, () => ({
    data: { factors: [], recovery_codes_left: 0, is_required: false },
  }));
  api.answer(entitlementCalls.listEntitlements, () => ({ data: [] }));
  api.answer(calendarCalls.getMyCalendar, () => ({ data: { url: null } }));
  api.answer(users.wire.edit ?? users.wire.get, ({ body }) => {
    const picture = 'avatar' in body ? { avatar: { url: '/me.jpg', alt: '' } } : {};
    // A form sends texts.
    const flags = ['has_page', 'is_shown_in_chapter'].filter((name) => name in body);
    const consents = Object.fromEntries(flags.map((name) => [name, /^(true|1)$/.test(String(body[name]))]));
    user = { ...user, ...body, ...picture, ...consents };
    return { data: user };
  });
  return {
    api,
    readUser: () => user,
    /** Bodies of the edits, oldest first. */
    edits: () => api.sent(users.wire.edit).map(({ body }) => body),
  };
}
