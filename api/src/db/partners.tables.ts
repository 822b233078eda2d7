import type { ColumnType, Generated } from 'kysely';

import type { Picture, Translations } from './core.tables';

type GeneratedTime = ColumnType<Date, Date | undefined, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, string | undefined, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface Row {
  id: Generated<number>;
  translations: Json<Translations>;
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
}

/** Tables and columns of migration 0003: companies, perks, investors and press. */
export interface PartnerTables {
  companies: {
    linkedin: Optional<string>;
    size: Optional<string>;
    founded_year: Optional<number>;
    remote_jobs: Generated<boolean>;
    unlimited_vacation: Generated<boolean>;
    paid_maternity_leave: Generated<boolean>;
    latinx_hispanics_erg: Generated<boolean>;
    women_in_tech_erg: Generated<boolean>;
    lgbtqia_erg: Generated<boolean>;
  };
  company_categories: Row & { name: string; slug: string };
  company_company_categories: { company_id: number; company_category_id: number };
  company_recruiters: { company_id: number; user_id: number };
  perks: { description: Optional<string>; gallery_featured_images: Json<readonly Picture[]> };
  jefa_perks: Row & {
    name: string;
    slug: string;
    partner: string;
    kind: string;
    benefit: string;
    description: Optional<string>;
    url: Optional<string>;
    /** `YYYY-MM-DD`. */
    ends_on: Optional<string>;
    gallery_featured_images: Json<readonly Picture[]>;
  };
  investors: Row & {
    name: string;
    slug: string;
    kind: string;
    summary: Optional<string>;
    description: Optional<string>;
    stages: Json<readonly string[]>;
    website: Optional<string>;
    city: Optional<string>;
    country_code: Optional<string>;
    since: Optional<number>;
    logo: MaybeJson<Picture>;
  };
  press: Row & {
    title: string;
    outlet: string;
    kind: string;
    url: Optional<string>;
    /** `YYYY-MM-DD`. */
    published_on: string;
    author: Optional<string>;
    quote: Optional<string>;
    language: string;
    summary: Optional<string>;
    cover: MaybeJson<Picture>;
  };
}
