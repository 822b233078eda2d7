import * as z from 'zod/mini';

/**
 * Viewers of a part of a user's record. `recruiters` means recruiters and admins, `members` every signed-in user; the
 * user and admins see everything.
 */
export const privacyLevels = ['public', 'members', 'recruiters', 'only_me'] as const;

export type PrivacyLevel = (typeof privacyLevels)[number];

/** Kinds of viewers that a user can choose for; founders, allies and investors read like members. */
export const audiences = ['visitor', 'member', 'recruiter'] as const;

export type Audience = (typeof audiences)[number];

/** Levels that an audience may read. */
export const levelsOpenTo = {
  visitor: ['public'],
  member: ['public', 'members'],
  recruiter: ['public', 'members', 'recruiters'],
} as const satisfies Readonly<Record<Audience, readonly PrivacyLevel[]>>;

/** Default values of the choices: open for introductions, closed for contact data. */
export const defaultPrivacy = {
  headline: 'public',
  avatar: 'public',
  country: 'public',
  city: 'members',
  bio: 'members',
  linkedin: 'members',
  website: 'members',
  github: 'members',
  company: 'members',
  area: 'members',
  seniority: 'members',
  chapter: 'members',
  skills: 'recruiters',
  job_types: 'recruiters',
  languages: 'members',
  email: 'only_me',
  phone: 'only_me',
} as const satisfies Readonly<Record<string, PrivacyLevel>>;

/** Parts of a record that have a level. `country` is also its code; `skills` are the general and the technical ones. */
export type PrivateField = keyof typeof defaultPrivacy;

export const privateFields = Object.keys(defaultPrivacy) as readonly PrivateField[];

const level = z.enum(privacyLevels);

/** The level of every field. */
export const privacySchema = z.object({
  headline: level,
  avatar: level,
  country: level,
  city: level,
  bio: level,
  linkedin: level,
  website: level,
  github: level,
  company: level,
  area: level,
  seniority: level,
  chapter: level,
  skills: level,
  job_types: level,
  languages: level,
  email: level,
  phone: level,
} satisfies Readonly<Record<PrivateField, typeof level>>);

export type Privacy = z.infer<typeof privacySchema>;

/** Body of updateprivacy: any of the fields; the others stay as they are. */
export const privacyChangeSchema = z.partialRecord(z.enum(privateFields), level);
