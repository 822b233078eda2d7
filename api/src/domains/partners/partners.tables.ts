import type { Generated } from 'kysely';

import type { Json, MaybeJson, MaybeTime, NamedRow, Optional, Picture } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    perks: NamedRow & { description: Optional<string>; gallery_featured_images: Json<readonly Picture[]> };
    companies: NamedRow & {
      summary: Optional<string>;
      description: Optional<string>;
      website: Optional<string>;
      city: Optional<string>;
      country_code: Optional<string>;
      logo: MaybeJson<Picture>;
      seo: Json<Readonly<Record<string, unknown>>>;
      deleted_at: MaybeTime;
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
    company_perks: { company_id: number; perk_id: number };
    company_categories: NamedRow;
    company_company_categories: { company_id: number; company_category_id: number };
    company_recruiters: { company_id: number; user_id: number };
    jefa_perks: NamedRow & {
      partner: string;
      kind: string;
      benefit: string;
      description: Optional<string>;
      url: Optional<string>;
      /** `YYYY-MM-DD`. */
      ends_on: Optional<string>;
      gallery_featured_images: Json<readonly Picture[]>;
    };
    investors: NamedRow & {
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
  }
}
