import { areas, chapters, countries } from '@enlace/shared-contract/community';
import { lookupCap } from '@enlace/shared-contract/lists';
import { toolCalls } from '@enlace/shared-contract/site';
import type { Locale } from '@enlace/shared-contract/text';
import { seniorityLevels } from '@enlace/shared-contract/work';
import { createCalls, defineCall, type HttpAnswer } from '@enlace/shared-data';

import { handleOf } from '../../lib/handle-of';
import { browserZone } from '../../lib/browser-zone';

/** Values of a form by the names of the query. */
export type Filter = Readonly<Record<string, string>>;

const readText = ({ body }: HttpAnswer): string => String(body);

/** The CSV files of the tools (docs/SPECIFICATION.md, section 7). */
export const downloads = createCalls('adminContent/downloads', {
  members: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: (query: Filter) => ({
      call: toolCalls.downloadLatinasDb,
      query: { ...query, tz: browserZone() },
      body: {},
    }),
    read: readText,
  }),
  index: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: (query: Filter) => ({ call: toolCalls.downloadIndexCsv, query: { ...query, tz: browserZone() } }),
    read: readText,
  }),
});

/** The choices of the filter of members. */
export const lookups = {
  countries: handleOf(countries),
  areas: handleOf(areas),
  chapters: handleOf(chapters),
  seniorityLevels: handleOf(seniorityLevels),
};

/** The query of every choice. */
export const choicesQuery = (lang: Locale) => ({ limit: lookupCap, sort: 'name', order: 'asc', lang }) as const;
