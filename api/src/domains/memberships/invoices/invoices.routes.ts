import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import {
  getInvoiceFileSchema,
  getReceiptsSchema,
  membershipCalls,
  setBillingDetailsSchema,
} from '@enlace/shared-contract/memberships';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerPdf } from '../../../infrastructure/pdf/answer-pdf';
import { findActiveViewer } from '../../../kit/core/rights/active-viewer';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { memberOf } from '../member';
import { findBillingDetails, setBillingDetails } from './billing-details';
import { fileLink, readFileToken } from './file-links';
import { findInvoices, type InvoiceRow, presentInvoice } from './find-invoices';
import { invoiceFile, receiptsFile } from './invoice-file';

/** The invoices of a member, as list and as files, and the billing details of new ones. */
export function mountInvoices(app: FastifyInstance, deps: ApiDeps): void {
  const { productName, tokenSecret } = deps.env;

  serveCall(app, membershipCalls.getBillingDetails, async (request) => ({
    data: await findBillingDetails(deps.db, memberOf(request, deps).userId),
  }));
  serveCall(app, membershipCalls.setBillingDetails, async (request) => {
    const member = memberOf(request, deps);
    await setBillingDetails(member, parseBody(setBillingDetailsSchema, request));
    return { data: await findBillingDetails(deps.db, member.userId) };
  });

  serveCall(app, membershipCalls.listInvoices, async (request) => {
    const { userId, reading, locale: lang, now } = memberOf(request, deps);
    const rows = await findInvoices(deps.reads, { userId }, reading);
    const linkOf = (path: string): string => fileLink(tokenSecret, path, { userId, lang, now });
    const years = [...new Set(rows.map(({ issuedAt }) => issuedAt.getUTCFullYear()))];
    return {
      data: rows.map((row) => ({ ...presentInvoice(row), url: linkOf(`/api/v2/my/invoices/${row.id}/pdf`) })),
      meta: { years: years.map((year) => ({ year, url: linkOf(`/api/v2/my/receipts?year=${year}`) })) },
    };
  });

  // Without their access: a token opens them, too.
  const { getInvoiceFile, getReceipts } = membershipCalls;
  serveOpen(app, { method: getInvoiceFile.method, path: getInvoiceFile.path }, async (request, reply) => {
    const { lang, token } = parseQuery(getInvoiceFileSchema, request);
    const { id: userId } = await findFileReader(request, deps, token);
    const id = pathId(request);
    const locale = lang ?? readerLocaleOf(request.headers);
    const [row] = id === null ? [] : await findRows(request, deps, { userId, id }, locale);
    // Invoices of other members are as unknown as missing ones.
    if (row === undefined) throw new AppError('NOT_FOUND');
    answerPdf(reply, row.number);
    return invoiceFile(row, { lang: locale, productName });
  });

  serveOpen(app, { method: getReceipts.method, path: getReceipts.path }, async (request, reply) => {
    const { lang, token, year } = parseQuery(getReceiptsSchema, request);
    const { id: userId } = await findFileReader(request, deps, token);
    const locale = lang ?? readerLocaleOf(request.headers);
    const rows = await findRows(request, deps, { userId, year }, locale);
    answerPdf(reply, `receipts-${year}`);
    return receiptsFile(rows, { year, lang: locale, productName });
  });
}

/** The signed-in user, or the user of the token of a link. Throws UNAUTHENTICATED. */
export async function findFileReader(
  request: FastifyRequest,
  deps: ApiDeps,
  token: string | undefined,
): Promise<Viewer> {
  if (token === undefined || request.headers.authorization !== undefined) return request.requireViewer();
  const userId = readFileToken(deps.env.tokenSecret, token, deps.clock());
  const viewer = userId === null ? null : await findActiveViewer(deps.db, deps, userId);
  if (viewer === null) throw new AppError('UNAUTHENTICATED', { message: 'a token of no invoice' });
  return viewer;
}

function findRows(
  request: FastifyRequest,
  deps: ApiDeps,
  choice: { readonly userId: number; readonly id?: number; readonly year?: number },
  lang: Locale,
): Promise<InvoiceRow[]> {
  return findInvoices(deps.reads, choice, { ...readContext(request, deps.clock), lang });
}
