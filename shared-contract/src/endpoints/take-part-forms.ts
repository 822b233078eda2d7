import * as z from 'zod/mini';

import { email, line, optionalInteger, optionalText, optionalUrl } from '../fields';
import { tolerantFlag } from '../tolerant-fields';
import { countryCode, day, message, optionalId } from './forms';

const person = { first_name: line(120), last_name: line(120), email };

/** A group that would like to start a chapter. */
export const chapterStartSchema = z.object({
  ...person,
  city: line(120),
  country_code: countryCode,
  /** Who else takes part in it. */
  companions: line(500),
  message,
});

/** Kinds of a proposal; the server takes other words too. */
export const talkFormats = ['talk', 'workshop', 'panel', 'circle'] as const;

export const talkProposalSchema = z.object({
  ...person,
  /** Title of the talk. */
  topic: line(200),
  talk_format: line(60),
  language: optionalText(60),
  chapter_id: optionalId,
  /** A recording or slides of an earlier talk. */
  website: optionalUrl,
  message,
});

/** A company or a place that offers its rooms for an event. */
export const hostingOfferSchema = z.object({
  ...person,
  company_name: line(160),
  city: line(120),
  chapter_id: optionalId,
  /** How many people fit. */
  seats: optionalInteger(1, 5000),
  has_step_free_access: tolerantFlag,
  message: optionalText(10_000),
});

/** How much time a volunteer has in a month; the server takes other words too. */
export const volunteerHours = ['one', 'four', 'ten'] as const;

export const volunteeringSchema = z.object({
  ...person,
  chapter_id: optionalId,
  volunteer_hours: optionalText(60),
  /** What the volunteer would like to do. */
  message,
});

/** How a report is signed. From an anonymous report, the server keeps neither name nor e-mail. */
export const reportIdentities = ['anonymous', 'named'] as const;

/** E-mail is required of a report with a name. */
export const incidentReportSchema = z.object({
  report_identity: z.enum(reportIdentities),
  first_name: optionalText(120),
  email: z.optional(z.nullable(z.union([z.literal(''), email]))),
  event_date: day,
  /** An event, a chapter, a page or a chat. */
  incident_place: optionalText(200),
  people_involved: optionalText(1000),
  message,
  /** What would help the person who reports. */
  wish: optionalText(2000),
});
