import { foldBrackets } from '@enlace/shared-contract/calls';
import { type DatasetQuery, datasetQuerySchema } from '@enlace/shared-contract/dashboards';
import type { FastifyRequest } from 'fastify';

import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseWith } from '../../../kit/core/http/parse';
import { checkPeriod } from './time/check-period';

/** The checked query of a request, with lists as `area[]=1&area[]=2`. Throws VALIDATION_FAILED. */
export function readDatasetQuery(request: FastifyRequest): DatasetQuery {
  const locale = readerLocaleOf(request.headers);
  const values = foldBrackets(new URLSearchParams(request.url.split('?', 2)[1] ?? ''));
  const query = parseWith(datasetQuerySchema, values, locale);
  checkPeriod(query, locale);
  return query;
}
