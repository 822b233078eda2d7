/**
 * What the calls outside the resources change of the things that pages of visitors show, by path: names of resources,
 * none for a call that only reads or that changes what no page shows. `{resource}` is the resource of the path, and
 * `any` is the resource that a job or a row names. A call of a resource changes its resource.
 *
 * The gateway makes pages again by the announcements of the database, and not by this table: it is the promise that
 * the tests compare with them.
 */
const byChanges: Readonly<Record<string, readonly string[]>> = {
  none: [
    ...['/api/v2/events/{id}/holds', '/api/v2/holds/{reference}/extend', '/api/v2/holds/{reference}/release'],
    ...['/api/v2/holds/{reference}/confirm', '/api/v2/holds/{reference}/payment'],
    ...['/api/stripe/create-payment-intent', '/api/v2/stripe/webhook', '/api/v2/orders/{id}/refund'],
    ...['/api/v2/orders/{id}/deliver', '/api/v2/orders/{id}/settle'],
    '/api/v2/seat-counts',
    ...['/api/v2/events/{id}/waiting-list', '/api/v2/waiting-places/{token}/accept'],
    ...['/api/v2/waiting-places/{token}/decline', '/api/v2/waiting-places/{token}/keep'],
    ...['/api/v2/waiting-places/{token}/leave', '/api/v2/events/{id}/waiting-settings'],
    ...['/api/v2/waiting-entries/{id}/move', '/api/v2/waiting-entries/{id}/offer'],
    '/api/v2/waiting-entries/{id}/remove',
    ...['/api/v2/events/{id}/codes', '/api/v2/events/{id}/codes/bulk', '/api/v2/event-codes/{id}/edit'],
    '/api/v2/event-codes/{id}/remove',
    ...['/api/v2/events/{id}/pools', '/api/v2/event-pools/{id}/edit', '/api/v2/event-pools/{id}/remove'],
    ...['/api/addattend', '/api/getAttendeeTicket', '/api/cancelAttendance?id={id}'],
    ...['/api/ticketsdynamicform', '/api/editTicketQuestions', '/api/deleteticketquestion?id={id}'],
    '/api/v2/download-tokens',
    ...['/api/v2/attendee-tickets/{slug}/edit', '/api/v2/attendee-tickets/{slug}/transfer', '/api/v2/ticket-email'],
    ...['/api/v2/my/calendar', '/api/v2/my/calendar/remove'],
    '/api/v2/events/{id}/series/preview',
    ...['/api/v2/events/{id}/check-in-lists', '/api/v2/check-in-lists/{id}', '/api/v2/check-in-lists/{id}/remove'],
    ...['/api/v2/check-in-lists/{id}/redeem', '/api/v2/check-in-lists/{id}/undo', '/api/v2/check-in-lists/{id}/sync'],
    ...['/api/v2/attendee-tickets/lost', '/api/sendQrMail', '/api/create_platform_meet'],
    ...['/api/login', '/api/me', '/api/refresh', '/api/forgotPassword', '/api/v2/resendVerification', '/api/v2/proof'],
    ...['/api/getcoursebyslug', '/api/getlessonbyslug', '/api/dowloadlatinasdb', '/api/downloaduserdata'],
    ...['/api/dashboards/getInfoCountry', '/api/dashboards/getTotalMembers', '/api/tools/download_index_csv'],
    ...['/api/create_company_perk_entry', '/api/create_company_registration_entry'],
    ...['/api/create_company_registration_entry_two', '/api/create_contact_form_for_sponsor_entry'],
    ...['/api/create_contact_us_form_entry', '/api/create_press_interview', '/api/create_press_invitation'],
    ...['/api/create_sponsor_recruiter_account_form_entry', '/api/v2/create_investor_form_entry'],
    ...['/api/v2/create_chapter_start_entry', '/api/v2/create_talk_proposal_entry'],
    ...['/api/v2/create_hosting_offer_entry', '/api/v2/create_volunteering_entry'],
    '/api/v2/create_incident_report',
    '/api/v2/attendees/{id}/transfer',
    ...['/api/v2/notifications/{id}/read', '/api/v2/notifications/read', '/api/v2/unsubscribe'],
    ...['/api/v2/notification-settings/choice', '/api/v2/notification-settings/digest'],
    ...['/api/v2/attendees/{id}/cancel', '/api/v2/events/{id}/attendees'],
    ...['/api/v2/events/{id}/messages', '/api/v2/events/{id}/messages/preview', '/api/v2/events/{id}/messages/test'],
    '/api/v2/event-messages/{id}/cancel',
    ...['/api/stripe/change_membership', '/api/stripe/change_membership_calculate', '/api/stripe/update_credit_card'],
    ...['/api/stripe/cancel_subscription', '/api/v2/my/membership/refresh', '/api/v2/my/membership/resume'],
    ...['/api/v2/my/membership/keep', '/api/v2/my/membership/card', '/api/v2/my/membership/payment'],
    ...['/api/v2/card-links/{token}/setup', '/api/v2/card-links/{token}/card', '/api/v2/card-links/{token}/refresh'],
    ...['/api/v2/coupons', '/api/v2/coupons/{id}/edit', '/api/v2/coupons/{id}/end', '/api/v2/coupons/{id}/remove'],
    ...['/api/v2/memberships/{id}/dunning', '/api/v2/memberships/{id}/write-off'],
    ...['/api/v2/users/{id}/complimentary-plan', '/api/v2/users/{id}/complimentary-plan/end'],
    '/api/v2/membership-invoices/{id}/refund',
    ...['/api/v2/donations', '/api/v2/donation-links/{token}/payment', '/api/v2/donation-links/{token}/end'],
    '/api/v2/donation-receipts/{id}/refund',
    ...['/api/getmycourses', '/api/getuserlessons', '/api/enroll_course', '/api/complete_lesson'],
    ...['/api/v2/lessons/{id}/watch', '/api/v2/lessons/{id}/progress'],
    ...['/api/v2/lessons/{id}/quiz/attempts', '/api/v2/lessons/{id}/quiz/questions', '/api/v2/lessons/{id}/task'],
    ...['/api/v2/lessons/{id}/notes', '/api/v2/lesson-notes/{id}', '/api/v2/lesson-notes/{id}/remove'],
    ...['/api/v2/lessons/{id}/questions', '/api/v2/lesson-questions/{id}/answers', '/api/v2/lesson-posts/{id}'],
    '/api/v2/lesson-posts/{id}/remove',
    ...['/api/v2/my/learning/goal', '/api/v2/courses/{id}/review', '/api/v2/course-reviews/{id}/remove'],
    ...['/api/v2/enrolments/{id}/grant', '/api/v2/courses/{id}/waivers', '/api/v2/course-waivers/{id}/remove'],
    '/api/v2/certificates/{code}/revoke',
    ...['/api/v2/events/{id}/attendees/approve', '/api/v2/events/{id}/attendees/refuse'],
    ...['/api/v2/events/{id}/attendees/cancel', '/api/v2/events/{id}/attendees/resend'],
    ...['/api/v2/mails/{id}/send-again', '/api/v2/mails/{id}/give-up'],
    ...['/api/v2/background_jobs/{id}/discard', '/api/v2/background_jobs/{id}/run', '/api/v2/bulk_jobs/{id}/cancel'],
    ...['/api/v2/second_factor/totp', '/api/v2/second_factor/totp/confirm', '/api/v2/second_factor/passkeys/options'],
    ...['/api/v2/second_factor/passkeys', '/api/v2/second_factor/{id}/remove', '/api/v2/second_factor/recovery_codes'],
    ...['/api/v2/second_step', '/api/v2/second_step/passkey', '/api/v2/second_step/sign_in'],
    '/api/v2/users/{id}/second_factor/remove',
    ...['/api/v2/end_other_sign_ins', '/api/v2/sign_ins/{id}/end', '/api/v2/users/{id}/password_link'],
    ...['/api/v2/imports/{id}/check', '/api/v2/imports/{id}/correct', '/api/v2/{resource}/imports'],
    ...['/api/v2/inbox/addnote?id={id}', '/api/v2/inbox/edit?id={id}', '/api/v2/inbox/editmany'],
    ...['/api/v2/inbox/previewreply?id={id}', '/api/v2/inbox/reply?id={id}', '/api/v2/inbox/undo'],
    ...['/api/v2/media/uploads', '/api/v2/media/uploads/{id}/cancel'],
    ...['/api/v2/media/uploads/{id}/chunks?offset={offset}', '/api/v2/users/view-as', '/api/v2/users/view-as/end'],
    ...['/api/v2/users_lost/resend?id={id}', '/api/v2/views/add', '/api/v2/views/edit?id={id}'],
    ...['/api/v2/views/remove?id={id}', '/api/v2/{resource}/export', '/api/v2/{resource}/{id}/draft'],
    ...['/api/v2/{resource}/{id}/draft/remove', '/api/v2/{resource}/{id}/presence'],
    ...['/api/v2/{resource}/{id}/preview', '/api/v2/{resource}/{id}/schedule/remove'],
  ],
  users: [
    ...['/api/addregister', '/api/addregister_ally', '/api/addregister_latina', '/api/addregister_recruiter'],
    ...['/api/addregisterfounder', '/api/addregisterinvestor', '/api/verifyEmail', '/api/resetPassword'],
    ...['/api/reactiveuser?id={id}', '/api/removeuserdata', '/api/updateprivacy', '/api/v2/keepuserdata'],
    ...['/api/v2/rights/users/{id}/save', '/api/v2/users/merge', '/api/v2/users/merge/undo'],
    ...['/api/v2/users/duplicates/distinct', '/api/v2/users/duplicates/distinct/undo'],
    ...['/api/v2/users/{id}/activate', '/api/v2/users/{id}/deactivate', '/api/v2/users/{id}/end_sign_ins'],
  ],
  events: [
    ...[
      '/api/v2/events/{id}/archive',
      '/api/v2/events/{id}/copies',
      '/api/v2/events/{id}/cancellation',
      '/api/v2/events/{id}/series',
      '/api/v2/events/{id}/series/copy',
      '/api/v2/events/{id}/series/remove',
    ],
  ],
  'courses lessons': ['/api/addcoursebyplaylist', '/api/v2/courses/{id}/outline', '/api/v2/courses/{id}/lessons'],
  permissions: [
    ...['/api/features/createfeature', '/api/features/updatedata?id={id}', '/api/features/updatetoggle'],
    ...['/api/rolepackages/updateall', '/api/rolepackages/updatedata?id={id}', '/api/v2/rights/save'],
  ],
  media: [
    ...['/api/v2/media/arrange', '/api/v2/media/upload', '/api/v2/media/uploads/{id}/finish'],
    ...['/api/v2/media/{id}/adjust', '/api/v2/media/{id}/replace'],
  ],
  '{resource}': [
    ...['/api/v2/{resource}/bulk', '/api/v2/{resource}/unpublished', '/api/v2/{resource}/{id}/publish'],
    ...['/api/v2/{resource}/{id}/unpublish', '/api/v2/{resource}/{id}/restore'],
    '/api/v2/{resource}/{id}/revisions/{n}/restore',
  ],
  any: [
    ...['/api/v2/bulk_jobs/{id}/undo', '/api/v2/imports/{id}/run', '/api/v2/removals/{id}/undo'],
    '/api/v2/inbox/convert?id={id}',
  ],
};

const changesByPath = new Map(
  Object.entries(byChanges).flatMap(([names, paths]) =>
    paths.map((path) => [path, names === 'none' ? [] : names.split(' ')] as const),
  ),
);

/** Paths of all declared calls. */
export const declaredPaths: readonly string[] = [...changesByPath.keys()];

/** Names of the resources that a call outside the resources changes; undefined for a call without a declaration. */
export function changesOf(path: string): readonly string[] | undefined {
  return changesByPath.get(path);
}
