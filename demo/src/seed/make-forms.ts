import {
  createRandom,
  type Db,
  type FormFamily,
  generalSkills,
  giveRole,
  insertRows,
  jobTypes,
  selectFilledFields,
  nameOf,
  type Random,
  searchTextOf,
  type SeedRow,
  slugify,
  techSkills,
  type Words,
} from '@enlace/api/seeding';
import type { RoleName } from '@enlace/shared-contract/access';
import { type FormKind, registrationKinds, registrationRoles } from '@enlace/shared-contract/forms';
import { companyFlags, companySizes } from '@enlace/shared-contract/partners';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import * as texts from './data/form-texts';
import * as names from './data/names';
import { places } from './data/places';
import { companyKinds, companyRoots } from './data/story-texts';
import { makeTakePartEntries } from './make-take-part';
import { dayMs, dayOf } from './times';
import { fill, inLocale, same } from './words';

interface Sender {
  readonly locale: Locale;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company_name: string;
  readonly place: (typeof places)[number];
}

type EntryKind = Exclude<
  FormKind,
  'chapter_start' | 'talk_proposal' | 'hosting_offer' | 'volunteering' | 'incident_report'
>;

const kinds: readonly (readonly [kind: EntryKind, family: FormFamily, prefix: string, weight: number])[] = [
  ['contact_us', 'contact', 'CO', 40],
  ['company_registration', 'company', 'CR', 14],
  ['company_perk', 'company', 'CP', 8],
  ['sponsor_contact', 'sponsors', 'SP', 10],
  ['sponsor_recruiter_account', 'sponsors', 'AC', 8],
  ['press_interview', 'press', 'PR', 8],
  ['press_invitation', 'press', 'PI', 6],
  ['investor_contact', 'investor', 'IN', 6],
];

/** Entries of public forms of the last year; a tenth is spam. */
function makeFormEntries(count: number, now: Date): SeedRow[] {
  const random = createRandom(606);
  return Array.from({ length: count }, (_, index): SeedRow => {
    const [kind, family, prefix] = random.weighted(kinds.map((each) => [each, each[3]] as const));
    const sender = makeSender(random, index);
    const isJunk = family === 'contact' ? random.chance(0.22) : random.chance(0.03);
    const fields = fieldsOf(kind, sender, random, now);
    const data = selectFilledFields(isJunk ? { ...fields, message: random.pick(texts.junkMessages) } : fields);
    const age = 330 * dayMs * random.next() ** 2;
    const createdAt = new Date(now.getTime() - age - 120_000);
    const state = isJunk ? random.pick(['to_check', 'to_check', 'spam']) : stateOf(random, age);
    const reference = `${prefix}-${(index + 24_300_000).toString(30).toUpperCase()}`;
    return {
      reference,
      family,
      kind,
      state,
      locale: sender.locale,
      name: nameOf(data),
      email: data['email'] ?? null,
      company_name: data['company_name'] ?? null,
      topic_id: kind === 'contact_us' ? random.int(1, 9) : null,
      chapter_id: kind === 'contact_us' && random.chance(0.4) ? places.indexOf(sender.place) + 1 : null,
      data,
      is_complete: kind !== 'company_registration' || 'description' in data,
      score: isJunk ? random.pick([65, 85, 100, 125]) : state === 'to_check' ? 40 : random.pick([0, 0, 0, 10, 25]),
      signals: isJunk ? ['noProof', 'manyPitches'] : state === 'to_check' ? ['noProof'] : [],
      note: state === 'waiting' && random.chance(0.5) ? 'Asked for a date, waiting for her answer.' : null,
      search_text: searchTextOf(reference, data),
      created_at: createdAt,
      updated_at: state === 'new' || isJunk ? createdAt : new Date(createdAt.getTime() + age * random.next() * 0.5),
    };
  });
}

function makeSender(random: Random, index: number): Sender {
  const place = random.pick(places);
  const locale = place.country === 'BR' ? 'pt' : random.chance(0.25) ? 'en' : 'es';
  const isPortuguese = locale === 'pt';
  const odd = index % 31 === 0 ? random.pick(names.oddNames) : undefined;
  const first_name = odd?.[0] ?? random.pick(isPortuguese ? names.portugueseFirst : names.spanishFirst);
  const last_name = odd?.[1] ?? random.pick(isPortuguese ? names.portugueseLast : names.spanishLast);
  const email = `${slugify(`${first_name} ${last_name}`).slice(0, 50)}.${index}@example.org`;
  const company_name = `${random.pick(companyRoots)} ${random.pick(companyKinds)[0]}`;
  return { locale, first_name, last_name, email, company_name, place };
}

function fieldsOf(kind: EntryKind, sender: Sender, random: Random, now: Date): Record<string, unknown> {
  const { locale, place, company_name, first_name, last_name, email } = sender;
  const person = { first_name, last_name, email };
  const say = (list: readonly Words[]): string =>
    inLocale(fill(random.pick(list), { city: same(place.city), company: same(company_name) }), locale);
  const site = `https://${slugify(company_name)}.example.org`;
  const flags = Object.fromEntries(companyFlags.map((flag) => [flag, random.chance(0.45)]));
  const day = dayOf(new Date(now.getTime() + random.int(-200, 60) * dayMs));
  switch (kind) {
    case 'contact_us':
      return { ...person, company_name: random.chance(0.3) ? company_name : null, message: say(texts.contactMessages) };
    case 'sponsor_recruiter_account': {
      const moves = random.chance(0.4);
      return {
        account_type: random.pick(['sponsor', 'recruiter', 'recruiter']),
        old_account_name: moves ? `${first_name} ${last_name}` : null,
        old_account_email: moves ? `old-${email}` : null,
        ...person,
        company_name,
      };
    }
    case 'company_perk':
      return { company_name, ...flags };
    case 'company_registration': {
      const first = { company_name, ...person, website: site, country_code: place.country, city: place.city };
      if (random.chance(0.15)) return first;
      return {
        ...first,
        industry: random.pick(texts.industries),
        company_size: random.pick(companySizes),
        founded_year: random.int(1961, 2025),
        description: say(texts.companyDescriptions),
        linkedin: random.chance(0.5) ? `https://www.linkedin.com/company/enlace-demo-${slugify(company_name)}` : null,
        ...flags,
      };
    }
    case 'press_interview': {
      const topic = inLocale(random.pick(texts.pressTopics), locale);
      return {
        ...person,
        media_name: random.pick(texts.mediaNames),
        topic,
        deadline: day,
        message: say(texts.pressMessages),
      };
    }
    case 'press_invitation': {
      const organization_name = random.pick(texts.organizationNames);
      const event_name = `${organization_name} ${now.getUTCFullYear()}`;
      return {
        ...person,
        organization_name,
        event_name,
        event_date: day,
        event_place: place.city,
        message: say(texts.pressMessages),
      };
    }
    case 'sponsor_contact':
      return {
        ...person,
        company_name,
        website: random.chance(0.6) ? site : null,
        message: say(texts.sponsorMessages),
        job_attach_job_types: [random.int(1, jobTypes.length)],
        job_attach_general_skills: random.sample([...generalSkills.keys()], 2).map((at) => at + 1),
        job_attach_tech_skills: random.sample([...techSkills.keys()], 3).map((at) => generalSkills.length + at + 1),
      };
    case 'investor_contact':
      return {
        ...person,
        company_name: random.chance(0.7) ? company_name : null,
        message: say(texts.investorMessages),
      };
  }
}

/** The older an entry, the more likely it is done. */
function stateOf(random: Random, age: number): string {
  if (age > 45 * dayMs) return random.chance(0.9) ? 'done' : 'waiting';
  return random.weighted([
    ['new', 45],
    ['in_progress', 20],
    ['waiting', 10],
    ['done', 17],
    ['to_check', 8],
  ] as const);
}

/** Form entries, and unverified accounts with ids from `firstId`. */
export async function insertForms(
  db: Db,
  { firstId, now, passwordHash }: { readonly firstId: number; readonly now: Date; readonly passwordHash: string },
): Promise<void> {
  const lostRegistrations = makeLostRegistrations(40, firstId, now, passwordHash);
  await insertRows(db, 'form_entries', [...makeFormEntries(600, now), ...makeTakePartEntries(now)]);
  await insertThreads(db);
  await insertRows(db, 'users', lostRegistrations.users);
  await insertRows(db, 'registrations', lostRegistrations.registrations);
  for (const { user_id, role } of lostRegistrations.user_roles) await giveRole(db, user_id, role);
}

/** Notes, assignments and replies of the first admin. */
async function insertThreads(db: Db): Promise<void> {
  await sql`insert into form_notes (entry_id, author_id, "text", created_at)
    select id, 1, note, updated_at from form_entries where note is not null order by id`.execute(db);
  await sql`update form_entries set assignee_id = 1
    where state in ('in_progress', 'waiting') and id % 3 <> 0`.execute(db);
  const inLanguage = ({ en, es, pt }: typeof texts.replySubject) =>
    sql`case locale when 'es' then ${es}::text when 'pt' then ${pt}::text else ${en}::text end`;
  await sql`insert into form_replies (entry_id, author_id, recipient, locale, subject, body, request_key, created_at)
    select id, 1, email, locale, ${inLanguage(texts.replySubject)} || ' ' || reference,
      ${inLanguage(texts.replyBody)}, 'demo ' || reference, updated_at
    from form_entries where email is not null and state in ('waiting', 'done') and id % 2 = 0 order by id`.execute(db);
}

export interface SeedLost {
  readonly users: SeedRow[];
  readonly registrations: SeedRow[];
  readonly user_roles: readonly { readonly user_id: number; readonly role: RoleName }[];
}

/** Unverified registrations of the last four weeks. `firstId` is the first free id of an account. */
function makeLostRegistrations(count: number, firstId: number, now: Date, passwordHash: string): SeedLost {
  const random = createRandom(607);
  const people = Array.from({ length: count }, (_, index) => {
    const sender = makeSender(random, index * 7);
    const createdAt = new Date(now.getTime() - random.next() * 28 * dayMs - 60_000);
    const kind = index < registrationKinds.length ? registrationKinds[index] : random.weighted(lostKinds);
    const hasCompany = kind === 'recruiter' || kind === 'founder' || kind === 'investor';
    return {
      id: firstId + index,
      kind: kind ?? 'latina',
      sender,
      createdAt,
      company: hasCompany ? sender.company_name : null,
    };
  });
  return {
    users: people.map(({ id, sender, createdAt, company }) => ({
      id,
      email: `lost-${sender.email}`,
      password_hash: passwordHash,
      first_name: sender.first_name,
      last_name: sender.last_name,
      city: sender.place.city,
      country_code: sender.place.country,
      locale: sender.locale,
      company,
      created_at: createdAt,
      updated_at: createdAt,
    })),
    registrations: people.map(({ id, kind, createdAt, company }) => ({
      user_id: id,
      kind,
      company_name: company,
      score: 0,
      mails_count: random.pick([1, 1, 1, 2, 3]),
      mailed_at: createdAt,
      created_at: createdAt,
      updated_at: createdAt,
    })),
    user_roles: people.flatMap(({ id, kind }) => {
      const role = registrationRoles[kind];
      return role === null ? [] : [{ user_id: id, role }];
    }),
  };
}

const lostKinds = [
  ['latina', 60],
  ['member', 15],
  ['recruiter', 10],
  ['ally', 8],
  ['founder', 5],
  ['investor', 2],
] as const;
