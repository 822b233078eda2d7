import {
  type SearchAnswer,
  searchCall,
  type SearchHit,
  type SearchKind,
  searchKinds,
  searchLimits,
  searchQuerySchema,
} from '@enlace/shared-contract/site';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import { parseQuery } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import { markSnippet, markText } from './mark-text';
import { bestTitle } from './rank-entries';
import { findEntries, type FoundEntry, readSources, type Search, type SourceRow } from './search.repository';
import { phraseOf, wordsOf } from './search-words';

const memorySeconds = 30;

/** Search over the public records; recruiters do not find people who have blocked one of their companies. */
export function mountSearch(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, searchCall, async (request, reply): Promise<SearchAnswer> => {
    const query = parseQuery(searchQuerySchema, request);
    const kinds = kindsOf(query.kinds);
    const { page = 1, per_page = kinds.length === 1 ? 20 : 4, sort: order = 'best' } = query;
    const lang = query.lang ?? localeOf(request.headers);
    const q = (query.q ?? '').trim().slice(0, searchLimits.text);
    const memory = request.viewer === null ? `public, max-age=${memorySeconds}` : 'private, no-store';
    void reply.header('cache-control', memory);
    void reply.header('vary', query.lang === undefined ? 'Authorization, Accept-Language, Cookie' : 'Authorization');

    const search = {
      phrase: phraseOf(q),
      words: wordsOf(q),
      isNear: false,
      page,
      perPage: per_page,
      order,
      now: deps.clock(),
      viewer: request.viewer,
    };
    const { found: entries, isNear } = await deps.searches.run(request, (db) => exactOrNear(db, search));
    const firstOf = (kind: SearchKind): FoundEntry | undefined => entries.find((one) => one.kind === kind);
    const counts = searchKinds.flatMap((kind) => {
      const entry = firstOf(kind);
      return entry === undefined ? [] : [{ kind, total: entry.total, ...(entry.isMore ? { is_more: true } : {}) }];
    });
    const groups = counts.filter(({ kind }) => kinds.includes(kind));
    if (order === 'best')
      groups.sort((one, other) => (firstOf(other.kind)?.score ?? 0) - (firstOf(one.kind)?.score ?? 0));
    const [first] = groups.map(({ kind }) => firstOf(kind));
    const isBest = first !== undefined && order === 'best' && page === 1 && first.fit >= bestTitle;
    const pageEntries = entries.filter(({ kind, place }) => kinds.includes(kind) && place > (page - 1) * per_page);
    const hits = await hitsOf(deps, pageEntries, { ...search, isNear }, lang);
    return {
      data: groups.map((group) => ({ ...group, hits: hits.filter(({ kind }) => kind === group.kind) })),
      meta: {
        q,
        page,
        per_page,
        total: groups.reduce((sum, { total }) => sum + total, 0),
        counts,
        is_near: isNear,
        ...(isBest ? { best: { kind: first.kind, id: first.record_id } } : {}),
      },
    };
  });
}

/** Entries with the exact words, or entries with similar words when there are none. */
async function exactOrNear(db: Db, search: Search): Promise<{ found: FoundEntry[]; isNear: boolean }> {
  if (search.words.length === 0) return { found: [], isNear: false };
  const exact = await findEntries(db, search);
  if (exact.length > 0) return { found: exact, isNear: false };
  const near = await findEntries(db, { ...search, isNear: true });
  return { found: near, isNear: near.length > 0 };
}

async function hitsOf(
  deps: ApiDeps,
  entries: readonly FoundEntry[],
  search: Search,
  lang: Locale,
): Promise<SearchHit[]> {
  const sources = await readSources(deps.reads, entries, { lang, now: search.now });
  const keyOf = ({ kind, record_id }: Pick<FoundEntry, 'kind' | 'record_id'>): string => `${kind}/${record_id}`;
  const byKey = new Map(sources.map((source) => [keyOf(source), source]));
  return entries.flatMap((entry) => {
    const source = byKey.get(keyOf(entry));
    return source === undefined ? [] : [hitOf(source, search)];
  });
}

function hitOf(source: SourceRow, search: Search): SearchHit {
  const { record_id, kind, slug, title, summary, body, names, others, note, at, timezone } = source;
  return {
    kind,
    id: record_id,
    slug,
    title: markText(title, search),
    snippet: markSnippet([summary, body, names], others, search),
    note: note === '' ? null : note,
    at: at?.toISOString() ?? null,
    timezone,
  };
}

function kindsOf(text: string | undefined): readonly SearchKind[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  const knownKinds = searchKinds.filter((kind) => names.includes(kind));
  return knownKinds.length === 0 ? searchKinds : knownKinds;
}
