import type { ColumnType, Generated } from 'kysely';

import type { Locale, Privacy } from '@enlace/shared-contract';

type Time = ColumnType<Date, Date, Date>;
type GeneratedTime = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Read parsed; written as JSON text, which both drivers take. */
type Json<T> = ColumnType<T, string | undefined, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Texts by language and field. */
export type Translations = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

interface Row {
  id: Generated<number>;
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
}
interface NamedRow extends Row {
  name: string;
  slug: string;
  translations: Json<Translations>;
}
interface PageRow extends Row {
  slug: string;
  summary: Optional<string>;
  description: Optional<string>;
  cover: MaybeJson<Picture>;
  seo: Json<Readonly<Record<string, unknown>>>;
  translations: Json<Translations>;
  deleted_at: MaybeTime;
}

/** Tables of migrations 0001 and 0007. */
export interface CoreTables {
  users: Row & {
    email: string;
    password_hash: Optional<string>;
    first_name: string;
    last_name: string;
    headline: Optional<string>;
    bio: Optional<string>;
    city: Optional<string>;
    country_code: Optional<string>;
    locale: ColumnType<Locale, Locale | undefined, Locale>;
    linkedin: Optional<string>;
    avatar: MaybeJson<Picture>;
    area_id: Optional<number>;
    chapter_id: Optional<number>;
    seniority_id: Optional<number>;
    is_social: Generated<boolean>;
    email_verified_at: MaybeTime;
    session_version: Generated<number>;
    disabled_at: MaybeTime;
    last_sign_in_at: MaybeTime;
    deleted_at: MaybeTime;
    phone: Optional<string>;
    company: Optional<string>;
    /** Only the levels she has chosen. */
    privacy: Json<Readonly<Partial<Privacy>>>;
    removal_requested_at: MaybeTime;
    removal_due_at: MaybeTime;
    anonymised_at: MaybeTime;
  };
  user_job_skills: { user_id: number; job_skill_id: number };
  user_job_types: { user_id: number; job_type_id: number };
  roles: Row & { name: string; label: Optional<string>; description: Optional<string> };
  permissions: { id: Generated<number>; name: string; description: Optional<string> };
  user_roles: { user_id: number; role_id: number };
  role_permissions: { role_id: number; permission_id: number };
  user_permissions: { user_id: number; permission_id: number };
  areas: NamedRow & { description: Optional<string>; color: Optional<string> };
  tags: NamedRow;
  categories: NamedRow;
  event_categories: NamedRow & { deleted_at: MaybeTime };
  perks: NamedRow;
  job_locations: NamedRow & { country_code: Optional<string>; deleted_at: MaybeTime };
  seniority_levels: NamedRow & { rank: Generated<number> };
  companies: NamedRow & {
    summary: Optional<string>;
    description: Optional<string>;
    website: Optional<string>;
    city: Optional<string>;
    country_code: Optional<string>;
    logo: MaybeJson<Picture>;
    seo: Json<Readonly<Record<string, unknown>>>;
    deleted_at: MaybeTime;
  };
  company_perks: { company_id: number; perk_id: number };
  countries: { id: Generated<number>; code: string; name: string; translations: Json<Translations> };
  states: { id: Generated<number>; code: string; country_code: string; name: string };
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
  chapters: PageRow & {
    name: string;
    status: ColumnType<string, string | undefined, string>;
    city: string;
    state: Optional<string>;
    country_code: string;
    latitude: Optional<number>;
    longitude: Optional<number>;
    timezone: string;
    languages: Json<readonly string[]>;
    founded_on: Optional<string>;
    email: Optional<string>;
    website: Optional<string>;
    linkedin: Optional<string>;
    instagram: Optional<string>;
  };
  chapter_leaders: { chapter_id: number; user_id: number; position: Generated<number> };
  events: PageRow & {
    title: string;
    starts_at: Time;
    ends_at: Time;
    timezone: string;
    format: string;
    status: ColumnType<string, string | undefined, string>;
    venue_name: Optional<string>;
    venue_address: Optional<string>;
    city: Optional<string>;
    country_code: Optional<string>;
    capacity: Optional<number>;
    going_count: Generated<number>;
    price_from: Generated<number>;
    currency: ColumnType<string, string | undefined, string>;
  };
  event_chapters: { event_id: number; chapter_id: number };
  event_event_categories: { event_id: number; event_category_id: number };
  event_tags: { event_id: number; tag_id: number };
  event_speakers: {
    id: Generated<number>;
    event_id: number;
    user_id: Optional<number>;
    name: string;
    headline: Optional<string>;
    speaker_role: string;
    position: Generated<number>;
  };
  jobs: PageRow & {
    title: string;
    company_id: number;
    workplace: ColumnType<string, string | undefined, string>;
    apply_url: Optional<string>;
    applicant_countries: Json<readonly string[]>;
    salary_from: Optional<number>;
    salary_to: Optional<number>;
    currency: Optional<string>;
    salary_period: ColumnType<string, string | undefined, string>;
    published_at: MaybeTime;
    closes_at: MaybeTime;
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
  courses: PageRow & {
    title: string;
    area_id: Optional<number>;
    level: ColumnType<string, string | undefined, string>;
    language: ColumnType<Locale, Locale | undefined, Locale>;
    hours: Optional<number>;
    minutes: Generated<number>;
    published_at: MaybeTime;
  };
  course_instructors: { course_id: number; user_id: number };
  course_prerequisites: { course_id: number; required_id: number };
  lessons: Row & {
    course_id: number;
    slug: string;
    title: string;
    summary: Optional<string>;
    body: Optional<string>;
    position: number;
    minutes: number;
    kind: ColumnType<string, string | undefined, string>;
    status: ColumnType<string, string | undefined, string>;
    video_url: Optional<string>;
    translations: Json<Translations>;
    deleted_at: MaybeTime;
  };
  news: Omit<PageRow, 'description' | 'cover'> & {
    title: string;
    body: Optional<string>;
    featured_image: MaybeJson<Picture>;
    language: ColumnType<Locale, Locale | undefined, Locale>;
    author_id: Optional<number>;
    published_at: MaybeTime;
  };
  news_categories: { news_id: number; category_id: number };
  news_tags: { news_id: number; tag_id: number };
  pages: Omit<PageRow, 'description' | 'cover'> & { title: string; body: Optional<string> };
  page_roles: { page_id: number; role_id: number };
  page_permissions: { page_id: number; permission_id: number };
}
