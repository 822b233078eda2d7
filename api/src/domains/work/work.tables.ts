import type { Generated } from 'kysely';

import type { Json, Optional, Translations } from '../../infrastructure/db/column-types';

declare module '../../infrastructure/db/database' {
  interface Tables {
    job_skills: { id: Generated<number>; name: string; kind: 'general' | 'tech'; translations: Json<Translations> };
    job_titles: { id: Generated<number>; name: string; translations: Json<Translations> };
    job_types: {
      id: Generated<number>;
      name: string;
      code: Optional<string>;
      translations: Json<Translations>;
    };
    language_proficiency: {
      id: Generated<number>;
      name: string;
      language: string;
      level: string;
      translations: Json<Translations>;
    };
    job_functional_areas: { job_id: number; area_id: number };
    job_project_management_areas: { job_id: number; area_id: number };
    job_design_areas: { job_id: number; area_id: number };
    job_data_areas: { job_id: number; area_id: number };
    job_engineer_areas: { job_id: number; area_id: number };
    job_seniority_levels: { job_id: number; seniority_level_id: number };
    job_job_locations: { job_id: number; job_location_id: number };
    job_job_types: { job_id: number; job_type_id: number };
    job_job_tags: { job_id: number; tag_id: number };
    job_job_perks: { job_id: number; perk_id: number };
    job_job_titles: { job_id: number; job_title_id: number };
  }
}
