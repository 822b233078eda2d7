import type { companies, jefaPerks } from '@enlace/shared-contract/partners';
import type { jobs } from '@enlace/shared-contract/work';
import type { Insertable, Selectable } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Picture, Translations } from './column-types';
import type { TableOf } from './table-of';

/** True for equal types alone, so that a wider type does not compile. */
type IsEqual<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [Name in keyof T]: T[Name] };

interface MemberPerkRow {
  id: number;
  slug: string;
  translations: Translations;
  created_at: Date;
  updated_at: Date;
  name: string;
  partner: string;
  kind: 'career' | 'learning' | 'tools' | 'travel' | 'wellbeing';
  benefit: string;
  description: string | null;
  url: string | null;
  ends_on: string | null;
  gallery_featured_images: readonly Picture[];
}

type Company = TableOf<typeof companies>;
type Job = TableOf<typeof jobs>;

/** Compiles only as long as the types are exact; `npm run check` compiles it. */
const exactTypes: readonly true[] = [
  true satisfies IsEqual<Flat<Selectable<TableOf<typeof jefaPerks>>>, MemberPerkRow>,
  true satisfies IsEqual<Selectable<Company>['founded_year'], number | null>,
  true satisfies IsEqual<Selectable<Company>['seo'], Readonly<Record<string, unknown>>>,
  true satisfies IsEqual<Selectable<Job>['published_at'], Date | null>,
  true satisfies IsEqual<'openGraph_title' extends keyof Company ? true : false, false>,
  true satisfies IsEqual<'company_perks' extends keyof Company ? true : false, false>,
  true satisfies IsEqual<undefined extends Insertable<Company>['remote_jobs'] ? true : false, true>,
  true satisfies IsEqual<undefined extends Insertable<Company>['name'] ? true : false, false>,
];

test('the columns of a table are exactly those of its contract', () => {
  assert.ok(exactTypes.every(Boolean));
});
