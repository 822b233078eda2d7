import type { Viewer } from '@enlace/shared-contract/access';
import { editingPreference } from '@enlace/shared-contract/admin';
import { isLocale, type Locale } from '@enlace/shared-contract/text';
import type { FastifyRequest } from 'fastify';

import type { Clock } from '../../../infrastructure/env/deps';

/** What an answer depends on besides the rows: language, time and viewer. */
export interface ReadContext {
  /** Language of translated texts; null returns the base texts with all translations. */
  readonly lang: Locale | null;
  readonly now: Date;
  /** Missing or null: a visitor. */
  readonly viewer?: Viewer | null;
  /** The answer is for a form that edits the row. */
  readonly isForForm?: boolean;
  /** The row that a preview link shows, whatever its state, and the end of the link. */
  readonly preview?: { readonly rowId: number; readonly until: Date };
}

/** The context of a request, with a validated `?lang=`. */
export function readContext(request: FastifyRequest, clock: Clock): ReadContext {
  const query = request.query;
  const lang: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const wishes = String(request.headers['prefer'] ?? '').split(/[,;]/);
  const isForForm = wishes.some((wish) => wish.trim() === editingPreference);
  return { lang: isLocale(lang) ? lang : null, now: clock(), viewer: request.viewer, isForForm };
}
