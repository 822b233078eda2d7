export interface ScreenCase {
  readonly path: string;
  /** Pages whose first link of a kind leads to a further screen to check. */
  readonly below?: string;
  /** An address of that screen; without it, the start of the link and an id. */
  readonly belowPath?: string;
  /** Pages that open a dialog, which hides the page. */
  readonly hasDialog?: boolean;
}

/** Lists of the back office whose first record is opened too. */
const office = [
  'companies',
  'company-categories',
  'courses',
  'investors',
  'jefa-perks',
  'job-locations',
  'jobs',
  'lessons',
  'event-categories',
  'events',
  'news',
  'pages',
  'perks',
  'press',
  'inbox/templates',
  'seniority-levels',
  'tags',
  'users',
].map((name) => `/admin/${name}`);

/** Screens by the user who visits them. */
export const screens: Readonly<Record<string, readonly ScreenCase[]>> = {
  visitor: [
    { path: '/' },
    { path: '/events', below: 'ol a[href^="/events/"]' },
    { path: '/events/month' },
    { path: '/events/workshop-working-from-a-small-town-los-angeles/checkout' },
    { path: '/events/workshop-working-from-a-small-town-los-angeles/waiting-list' },
    { path: '/waiting-list/no-such-place' },
    { path: '/pay/no-such-link' },
    { path: '/t/no-such-ticket' },
    { path: '/certificates/no-such-certificate' },
    { path: '/dashboards/shared/no-such-link' },
    { path: '/chapters', below: 'a[href^="/chapters/"]' },
    { path: '/news', below: 'a[href^="/news/"]' },
    { path: '/pages/code-of-conduct' },
    { path: '/about' },
    { path: '/about/privacy' },
    { path: '/contact' },
    { path: '/contact?sent=CO-7K3M9Q' },
    { path: '/contact/sponsor' },
    { path: '/contact/account' },
    { path: '/contact/investor' },
    { path: '/jobs', below: 'a[href^="/jobs/"]' },
    { path: '/courses', below: 'a[href^="/courses/"]' },
    { path: '/search?q=data' },
    { path: '/search?q=zzqxw' },
    { path: '/companies', below: 'h3 a[href^="/companies/"]' },
    { path: '/companies/register' },
    { path: '/companies/perks' },
    { path: '/take-part/talk' },
    { path: '/report' },
    { path: '/press/interview' },
    { path: '/press/invitation' },
    { path: '/chapters?sort=members' },
    { path: '/perks?sort=ending' },
    { path: '/perks' },
    { path: '/donate' },
    { path: '/donate?kind=monthly&amount=4200' },
    { path: '/donations/no-such-donation' },
    { path: '/plans' },
    { path: '/plans?role=recruiters&coupon=HOLA20' },
    { path: '/investors' },
    { path: '/press' },
    { path: '/founders', below: 'a[href^="/people/"]' },
    { path: '/register' },
    ...['latina', 'member', 'ally', 'founder', 'recruiter', 'investor'].map((kind) => ({ path: `/register/${kind}` })),
    { path: '/nowhere' },
    { path: '/login' },
    { path: `/login?second_step=${'x'.repeat(43)}` },
    { path: '/forgot-password' },
    { path: '/reset-password' },
    { path: '/verify-email' },
  ],
  latina: [
    { path: '/my' },
    { path: '/my/profile' },
    { path: '/my/privacy' },
    { path: '/my/talent-pool' },
    { path: '/my/account' },
    { path: '/my/account/second-factor' },
    { path: '/my/tickets' },
    { path: '/my/courses', below: 'a[href^="/my/courses/"]', belowPath: '/my/courses/course/lesson' },
    { path: '/my/applications' },
    { path: '/my/applications/0' },
    { path: '/jobs/no-such-job/apply' },
    { path: '/my/membership' },
    { path: '/my/donations' },
    { path: '/my/notifications' },
    { path: '/my/notifications/settings' },
    { path: '/my/welcome' },
    { path: '/my/welcome?step=picture' },
  ],
  recruiter: [
    { path: '/dashboards' },
    { path: '/dashboards?period=12m&table=getInfoMonth' },
    { path: '/dashboards/candidates', below: 'tbody a[href^="/dashboards/candidates/"]' },
    { path: '/dashboards/candidates?view=board' },
    { path: '/dashboards/candidates/settings' },
    { path: '/dashboards/talent-pool', below: 'a[href^="/dashboards/talent-pool/"]' },
    { path: '/dashboards/follow-ups' },
    { path: '/dashboards/history' },
  ],
  steward: [{ path: '/admin/doors' }],
  admin: [
    { path: '/admin' },
    { path: '/admin/areas' },
    { path: '/admin/areas/new' },
    { path: '/admin/chapters', below: 'a[href^="/admin/chapters/"]:not([href$="/new"])' },
    ...office.map((path) => ({ path, below: `tbody a[href^="${path}/"]` })),
    { path: '/admin/events/calendar' },
    { path: '/admin/courses/2?panel=outline' },
    { path: '/admin/courses/2?panel=learners' },
    { path: '/admin/courses/2?panel=stops' },
    { path: '/admin/jobs/1?panel=questions' },
    { path: '/admin/lessons/1?panel=quiz' },
    { path: '/admin/events/1?panel=check-in' },
    { path: '/admin/events/1/check-in' },
    { path: '/admin/tickets', below: 'tbody a[href^="/admin/tickets/"]' },
    { path: '/admin/inbox' },
    { path: '/admin/packages' },
    { path: '/admin/memberships' },
    { path: '/admin/memberships?view=past_due' },
    { path: '/admin/membership-figures' },
    { path: '/admin/membership-prices' },
    { path: '/admin/coupons' },
    { path: '/admin/donations' },
    { path: '/admin/donations?view=active&sort=given' },
    { path: '/admin/versionings' },
    ...['overview', 'form', 'tickets', 'attendees', 'messages', 'waiting'].map((panel) => ({
      path: `/admin/events/1?panel=${panel}`,
    })),
    { path: '/admin/audit' },
    { path: '/admin/media' },
    { path: '/admin/media?view=list' },
    { path: '/admin/media?id=1', hasDialog: true },
    { path: '/admin/roles' },
    { path: '/admin/roles/new' },
    { path: '/admin/permissions' },
    { path: '/admin/permissions?person=2' },
    { path: '/admin/users/2' },
    { path: '/admin/users/2/view-as' },
    { path: '/admin/users/2/deactivate' },
    { path: '/admin/users/duplicates' },
    { path: '/admin/users/merge?winner=2&loser=5' },
    { path: '/admin/users-lost', below: 'tbody a[href^="/admin/users-lost/"]' },
    { path: '/admin/mails', below: 'tbody a[href^="/admin/mails/"]' },
    { path: '/admin/background-jobs' },
    { path: '/admin/downloads' },
    { path: '/admin/courses/playlist' },
  ],
};

/** Addresses that answer 404. */
const missingPaths: readonly string[] = [
  '/nowhere',
  '/t/no-such-ticket',
  '/certificates/no-such-certificate',
  '/waiting-list/no-such-place',
  '/pay/no-such-link',
  '/donations/no-such-donation',
  '/jobs/no-such-job/apply',
];

/** A page that is missing, and a second step that has ended, are refused; the browser logs it. */
export function expectedErrorsOf(path: string): RegExp | null {
  if (missingPaths.includes(path)) return /status of 404/;
  // A visitor may not know whether a link exists.
  if (path.startsWith('/dashboards/shared/')) return /status of 403/;
  return path.includes('second_step=') ? /status of 401/ : null;
}

/** Paths of the screens that a case visits; of a record below, the start of its link and an id. */
export function pathsOf({ path, below, belowPath }: ScreenCase): readonly string[] {
  const prefix = below === undefined ? undefined : /href\^="([^"]+)"/.exec(below)?.[1];
  const further = belowPath ?? (prefix === undefined ? undefined : `${prefix}1`);
  return [new URL(path, 'http://localhost').pathname, ...(further === undefined ? [] : [further])];
}
