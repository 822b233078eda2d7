import {
  createRandom,
  type Db,
  insertRows,
  localizeWords,
  type SeedRow,
  slugify,
  type Translations,
  updateRows,
} from '@enlace/api/seeding';
import { sql } from 'kysely';

import * as texts from './data/partner-texts';
import { makeCompanies, type PlainCompany } from './make-companies';
import { makePress } from './make-press';
import { cover } from './pictures';
import { dayMs, dayOf } from './times';
import { uniqueSlugs } from './unique-slugs';

/**
 * Completes companies and perks, and adds member perks, investors and press items. `recruiters` are the ids of
 * recruiters.
 */
export async function insertPartners(db: Db, recruiters: readonly number[], now: Date): Promise<void> {
  const { rows: plain } = await sql<PlainCompany>`select c.id, c.name, c.slug, c.summary, c.translations,
    coalesce((select json_agg(cp.perk_id) from company_perks cp where cp.company_id = c.id), '[]'::json) as perks
    from companies c order by c.id`.execute(db);
  const companyParts = makeCompanies(plain, recruiters, now);
  await updateRows(db, 'companies', companyParts.changes);
  for (const table of ['companies', 'company_categories', 'company_company_categories', 'company_recruiters'] as const)
    await insertRows(db, table, companyParts[table]);
  const perks = await sql<PlainPerk>`select id, slug, translations from perks order by id`.execute(db);
  await updateRows(db, 'perks', describedPerks(perks.rows));
  await insertRows(db, 'jefa_perks', memberPerks(now));
  await insertRows(db, 'investors', investors(now));
  await insertRows(db, 'press', makePress(60, now));
}

/** Companies support three of four events. */
export async function insertSponsors(db: Db): Promise<void> {
  await sql`insert into event_sponsors (event_id, company_id)
    select distinct e.id, c.id from events e cross join generate_series(1, 3) as number
    join companies c on c.id = (e.id * 7 + number * 31) % (select count(*) from companies) + 1
    where c.deleted_at is null and number <= e.id % 4`.execute(db);
}

interface PlainPerk {
  readonly id: number;
  readonly slug: string;
  readonly translations: Translations;
}

function describedPerks(perks: readonly PlainPerk[]): SeedRow[] {
  return perks.flatMap(({ id, slug, translations: { es, pt } }, index) => {
    const words = texts.perkTexts[index];
    if (words === undefined) return [];
    const [description, spanish, portuguese] = words;
    return {
      id,
      description,
      translations: { es: { ...es, description: spanish }, pt: { ...pt, description: portuguese } },
      gallery_featured_images: [cover('jobs', `perk-${slug}`, '')],
    };
  });
}

function memberPerks(now: Date): SeedRow[] {
  return texts.memberPerks.map(([kind, partner, name, benefit, description, days], index) => {
    const slug = slugify(`${partner} ${name[0]}`);
    const at = new Date(now.getTime() - (400 - index * 11) * dayMs);
    return {
      id: index + 1,
      slug,
      partner,
      kind,
      ...localizeWords({ name, benefit, description }),
      url: `https://${slugify(partner)}.example.com/enlace`,
      ends_on: days === null ? null : dayOf(new Date(now.getTime() + days * dayMs)),
      gallery_featured_images: [cover('courses', slug, '')],
      created_at: at,
      updated_at: at,
    };
  });
}

const stages = ['idea', 'pre_seed', 'seed', 'growth'] as const;

function investors(now: Date): SeedRow[] {
  const random = createRandom(30);
  const freeSlug = uniqueSlugs();
  return texts.investorNames.map(([name, kind, city, country_code, open], index) => {
    const slug = freeSlug(name);
    const at = new Date(now.getTime() - random.int(30, 1400) * dayMs);
    const summaries = texts.investorSummaries[kind];
    // In turn within the kind, so that a page does not repeat itself.
    const place = texts.investorNames.slice(0, index).filter(([, other]) => other === kind).length;
    const summary = summaries[place % summaries.length] ?? random.pick(summaries);
    const description = texts.investorWishes[index % texts.investorWishes.length] ?? random.pick(texts.investorWishes);
    return {
      id: index + 1,
      name,
      slug,
      kind,
      ...localizeWords({ summary, description }),
      stages: stages.filter((_, place) => open.includes(String(place))),
      website: random.chance(0.9) ? `https://${slug}.example.com` : null,
      city,
      country_code,
      since: now.getUTCFullYear() - random.int(0, 8),
      logo: random.chance(0.9) ? cover('companies', slug, '') : null,
      created_at: at,
      updated_at: at,
    };
  });
}
