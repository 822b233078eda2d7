import * as z from 'zod/mini';

import { only, publicAccess } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, timestamp } from '../fields';
import { listOf } from '../written-values';

/** Recruiters see their companies, chapter leaders their chapters, admins all (docs/guides/dashboards.md). */
const readers = only(['recruiters', 'admin'], 'dashboards.read', { rows: 'chapters.lead' });

export const dashboardCalls = {
  /** One data set. The query has the period and the filters, the body is empty. An unknown name is 404. */
  getDataset: wire.post('/api/dashboards/{name}', 'none', readers, { changes: [] }),
  /** The data sets that the caller may read, in the order of the home page, with their words in the caller's language. */
  listDatasets: wire.get('/api/v2/dashboards', readers),
  /** Many data sets in one answer of JSON lines, each as soon as it is counted; one that fails is a line with an error. */
  getDatasets: wire.post('/api/v2/dashboards/batch', 'json', readers, { changes: [] }),
  /** One data set as CSV, with the values that the caller may see. */
  exportDataset: wire.get('/api/v2/dashboards/{name}/csv', readers),
  getBoard: wire.get('/api/v2/dashboard-board', readers),
  saveBoard: wire.post('/api/v2/dashboard-board', 'json', readers, { changes: [] }),
  listMarks: wire.get('/api/v2/dashboard-marks', readers),
  /** Saves the goal of a data set, replaces the former one, or removes it: `value` null. */
  saveGoal: wire.post('/api/v2/dashboard-goals', 'json', readers, { changes: [] }),
  addDateNote: wire.post('/api/v2/dashboard-notes', 'json', readers, { changes: [] }),
  removeDateNote: wire.post('/api/v2/dashboard-notes/{id}/remove', 'none', readers, { changes: [] }),
  /** Makes a link to the present view. It shows nothing that its reader could not see without it. */
  addShare: wire.post('/api/v2/dashboard-shares', 'json', readers, { changes: [] }),
  listShares: wire.get('/api/v2/dashboard-shares', readers),
  endShare: wire.post('/api/v2/dashboard-shares/{id}/end', 'none', readers, { changes: [] }),
  /** The view of a link. 403 for callers who may not read its data sets or companies, 404 when the link has ended. */
  openShare: wire.get('/api/v2/dashboard-shares/{token}', publicAccess),
  /** Notes that a page was read. Always 202; the API decides what counts. */
  noteView: { ...wire.post('/api/v2/views', 'json', publicAccess, { changes: [] }), isQuiet: true },
} as const;

/** The data sets of docs/SPECIFICATION.md, section 7, in its order. */
export const specifiedDatasets = [
  'getInfoMonth',
  'getVisitsJobs',
  'getMostSeen',
  'getVisitCompany',
  'getRecruiterConnections',
  'getChapterViews',
  'getTotalMembers',
  'getInfoCountry',
  'getInfoArea',
  'getInfoYear',
  'getInfoSeniority',
  'getInfoTitle',
  'getInfoAreaPremium',
  'getLatinaAreas',
  'getLatinaType',
  'getLatinaYears',
  'getLatinaSeniority',
  'getLatinaTitle',
  'getInfoStates',
  'getInfoCountriesTop',
] as const;

export const datasetGrains = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type DatasetGrain = (typeof datasetGrains)[number];
export const datasetCompares = ['none', 'previous', 'year'] as const;
export const datasetFilters = ['area', 'country', 'chapter', 'company'] as const;
export type DatasetFilter = (typeof datasetFilters)[number];
/** `time` has a cell for each step of time, `figure` one cell; the others a cell for each group. */
export const datasetKinds = ['time', 'bars', 'ordered', 'ranking', 'figure'] as const;

/** `2026-05-31`. Whether the day exists is checked by the API, with words of its own. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const ids = z.optional(listOf(z.array(idInput).check(z.maxLength(30))));

/** Period and filters. Without `from` and `to` a data set has its own period, see `DatasetInfo.period`. */
const datasetQuery = {
  /** First and last day, both inclusive, in the time zone `tz`. */
  from: z.optional(day),
  to: z.optional(day),
  /** IANA name; UTC without it. */
  tz: z.optional(z.string().check(z.maxLength(60), z.regex(/^[\w+\-/]+$/))),
  compare: z.optional(z.enum(datasetCompares)),
  grain: z.optional(z.enum(datasetGrains)),
  area: ids,
  country: z.optional(listOf(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(30)))),
  chapter: ids,
  company: ids,
};
export const datasetQuerySchema = z.object(datasetQuery);
export type DatasetQuery = z.infer<typeof datasetQuerySchema>;

const cell = z.object({
  /** Id of the group, or first day of the step: `2026-05-01`. */
  key: z.string(),
  /** In the caller's language; steps of time have their key. */
  label: z.string(),
  /** Null when the number is hidden because it is small. */
  value: z.nullable(z.number()),
  /** Of the period of comparison; absent without one, null when it is hidden. */
  prev: z.optional(z.nullable(z.number())),
  /** Path of the list behind the number; absent when the caller has none. */
  drill: z.optional(z.string()),
});
export type DatasetCell = z.infer<typeof cell>;

/** Why there is nothing to draw. */
const datasetEmpties = ['never', 'period', 'filters', 'hidden'] as const;

const period = z.object({ from: day, to: day });

const meta = z.object({
  name: z.string(),
  /** Null: since the beginning. */
  period: z.nullable(period),
  /** The period of `prev`, as long as the finished part of `period`; null without a comparison. */
  compare: z.nullable(period),
  tz: z.string(),
  /** Of a data set of time; null for the others. */
  grain: z.nullable(z.enum(datasetGrains)),
  /** Null when hidden. */
  total: z.nullable(z.number()),
  prev_total: z.optional(z.nullable(z.number())),
  /** Number of hidden cells. */
  suppressed: z.number(),
  /** Whether numbers are rounded to fives, so that comparing them finds no person. */
  is_rounded: z.boolean(),
  /** Key of the step that is not finished yet; null without one. */
  running: z.nullable(z.string()),
  empty: z.nullable(z.enum(datasetEmpties)),
  /** Last day with data, to jump to; null without data. */
  last_day: z.nullable(day),
  /** Filters of the query that this data set does not know. */
  ignored: z.array(z.enum(datasetFilters)),
  /** Values of filters that are not applied: protected numbers apply the first value of a filter. Absent without any. */
  ignored_values: z.optional(
    z.array(z.object({ filter: z.enum(datasetFilters), values: z.array(z.union([z.string(), z.number()])) })),
  ),
  generated_at: timestamp,
});

export const datasetAnswerSchema = z.object({ data: z.array(cell), meta });
export type DatasetAnswer = z.infer<typeof datasetAnswerSchema>;

const datasetInfo = z.object({
  name: z.string(),
  kind: z.enum(datasetKinds),
  /** What is counted; names the unit in the client's texts. */
  unit: z.enum(['members', 'visits', 'connections', 'applications', 'memberships', 'enrolments', 'bookings']),
  title: z.string(),
  /** The question that the data set answers. */
  question: z.string(),
  /** What is counted and what is not, one or two sentences. */
  definition: z.string(),
  /** Filters that change its numbers. */
  filters: z.array(z.enum(datasetFilters)),
  grains: z.array(z.enum(datasetGrains)),
  /** Period without `from` and `to`: all time, or the last days. */
  period: z.union([z.literal('all'), z.number()]),
});
export type DatasetInfo = z.infer<typeof datasetInfo>;

export const viewerKinds = ['admin', 'recruiter', 'leader'] as const;

const choiceRow = z.object({ id, name: z.string() });

export const datasetsSchema = z.object({
  data: z.array(datasetInfo),
  meta: z.object({
    /** Decides the first figures of the home page. */
    viewer: z.enum(viewerKinds),
    /** Names of the figures that this caller sees first, at most six. */
    figures: z.array(z.string()),
    /** Whether the caller's protected numbers apply one value of each filter, so that a screen offers a single choice. */
    has_single_choice: z.optional(z.boolean()),
    /** What the caller can filter by. Companies and chapters of recruiters and leaders are their own. */
    choices: z.object({
      area: z.array(choiceRow),
      country: z.array(z.object({ id: z.string(), name: z.string() })),
      chapter: z.array(choiceRow),
      company: z.array(choiceRow),
    }),
  }),
});

/** Without names: all data sets that the caller may read. */
export const getDatasetsSchema = z.object({
  names: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(60))),
  query: datasetQuerySchema,
});

const datasetError = z.object({
  code: z.string(),
  message: z.string(),
  /** Seconds to wait, as the header Retry-After of a single answer. */
  retry_after: z.optional(z.number()),
});

/** A line of the batch. */
export const datasetLineSchema = z.union([
  z.object({ name: z.string(), status: z.literal(200), answer: datasetAnswerSchema }),
  z.object({ name: z.string(), status: z.number(), error: datasetError }),
]);
export type DatasetLine = z.infer<typeof datasetLineSchema>;

/** Pinned data sets in their order; the others follow in the order of the catalogue. */
const boardFields = { pinned: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)) };
const boardSchema = z.object({ ...boardFields, version: z.number() });
export type DashboardBoard = z.infer<typeof boardSchema>;
export const boardAnswerSchema = z.object({ data: boardSchema });
/** `version` as it was read; 409 `CONFLICT` when another tab has saved since. */
export const saveBoardSchema = z.object({ ...boardFields, version: z.number() });

/** `own`: only the author; `company`: recruiters of a company; `all`: written by admins, for all readers. */
const markScopes = ['own', 'company', 'all'] as const;
const scope = { scope: z.enum(markScopes), company_id: z.optional(z.nullable(idInput)) };

const goalSchema = z.object({
  id,
  dataset: z.string(),
  /** Goal of the total of a month. */
  value: z.number(),
  scope: z.enum(markScopes),
  company_id: z.nullable(z.number()),
  can_edit: z.boolean(),
});
export type DashboardGoal = z.infer<typeof goalSchema>;
const dateNoteSchema = z.object({
  id,
  day,
  text: z.string(),
  scope: z.enum(markScopes),
  company_id: z.nullable(z.number()),
  author: z.nullable(z.string()),
  can_edit: z.boolean(),
});
export type DateNote = z.infer<typeof dateNoteSchema>;
export const marksSchema = z.object({ data: z.object({ goals: z.array(goalSchema), notes: z.array(dateNoteSchema) }) });

export const saveGoalSchema = z.object({
  dataset: line(60),
  value: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(10_000_000))),
  ...scope,
});
/** `key` is made by the form once, so that a repeated request adds no second note. */
export const addDateNoteSchema = z.object({ key: line(60), day, text: line(200), ...scope });
export const dateNoteAnswerSchema = z.object({ data: dateNoteSchema });

/** What a link shows: one data set, or the page; with the filters of the moment. */
const shareFields = { dataset: z.optional(z.nullable(line(60))), query: datasetQuerySchema };
const shareSchema = z.object({
  id,
  /** Part of the link's address; only in the answer that makes it. */
  token: z.optional(z.string()),
  dataset: z.nullable(z.string()),
  query: datasetQuerySchema,
  created_at: timestamp,
  expires_at: timestamp,
});
export type DashboardShare = z.infer<typeof shareSchema>;
export const addShareSchema = z.object({
  key: line(60),
  days: z.number().check(z.int(), z.minimum(1), z.maximum(365)),
  ...shareFields,
});
export const shareAnswerSchema = z.object({ data: shareSchema });
export const sharesSchema = z.object({ data: z.array(shareSchema) });
export const openedShareSchema = z.object({
  data: z.object({ dataset: z.nullable(z.string()), query: datasetQuerySchema, author: z.nullable(z.string()) }),
});

const viewedKinds = ['job', 'company', 'chapter'] as const;
/** `visitor` is a random value that a browser makes for one visit, after the visitor has accepted. */
export const noteViewSchema = z.object({
  kind: z.enum(viewedKinds),
  id: idInput,
  visitor: z.string().check(z.regex(/^[\w-]{16,40}$/)),
});
