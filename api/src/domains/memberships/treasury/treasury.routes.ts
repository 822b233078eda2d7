import { mayCall } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import {
  downloadInvoicesSchema,
  endGivenPlanSchema,
  getMemberInvoiceFileSchema,
  getMembershipFiguresSchema,
  givePlanSchema,
  listMembershipsSchema,
  pauseDunningSchema,
  refundInvoiceSchema,
  treasuryCalls,
  writeOffSchema,
} from '@enlace/shared-contract/memberships';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerPdf } from '../../../infrastructure/pdf/answer-pdf';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { fileLink } from '../invoices/file-links';
import { findInvoice } from '../invoices/find-invoices';
import { invoiceFile } from '../invoices/invoice-file';
import { findFileReader } from '../invoices/invoices.routes';
import { countInvoices, invoiceBatches, invoiceColumns } from './download-invoices';
import { pauseDunning, writeOff } from './dunning';
import { findFigures } from './find-figures';
import { findMembershipDetails } from './find-details';
import { endGivenPlan, givePlan } from './given-plans';
import { listMemberships } from './list-memberships';
import { refundInvoice } from './refunds/refund-invoice';
import { requireMembership, treasurerOf } from './treasurer';
import { zonedDownload } from '../../../kit/core/http/zoned-download';

/** What treasurers see and do (docs/guides/memberships.md). */
export function mountTreasury(app: FastifyInstance, deps: ApiDeps): void {
  const { productName, tokenSecret } = deps.env;

  serveCall(app, treasuryCalls.listMemberships, async (request) =>
    listMemberships(deps.reads, parseQuery(listMembershipsSchema, request), treasurerOf(request, deps).reading),
  );

  /** The membership as the screen shows it after a change. */
  const present = async (request: FastifyRequest, id: number | null) => {
    const { locale, now, reading } = treasurerOf(request, deps);
    const options = { userId: request.requireViewer().id, lang: locale, now };
    const linkOf = (invoice: number): string =>
      fileLink(tokenSecret, `/api/v2/membership-invoices/${invoice}/pdf`, options);
    return { data: await findMembershipDetails(deps.db, id, { context: reading, linkOf }) };
  };
  serveCall(app, treasuryCalls.getMemberMembership, async (request) => present(request, pathId(request)));

  serveCall(app, treasuryCalls.pauseDunning, async (request) => {
    const pause = parseBody(pauseDunningSchema, request);
    const membership = await requireMembership(deps.db, pathId(request));
    await pauseDunning(treasurerOf(request, deps), { membership, ...pause });
    return present(request, membership.id);
  });
  serveCall(app, treasuryCalls.writeOff, async (request) => {
    const { reason } = parseBody(writeOffSchema, request);
    const membership = await requireMembership(deps.db, pathId(request));
    await writeOff(treasurerOf(request, deps), { membership, reason });
    return present(request, membership.id);
  });
  serveCall(app, treasuryCalls.givePlan, async (request) => {
    const gift = parseBody(givePlanSchema, request);
    return present(request, await givePlan(treasurerOf(request, deps), { userId: pathId(request), gift }));
  });
  serveCall(app, treasuryCalls.endGivenPlan, async (request) => {
    const { reason } = parseBody(endGivenPlanSchema, request);
    return present(request, await endGivenPlan(treasurerOf(request, deps), { userId: pathId(request), reason }));
  });
  serveCall(app, treasuryCalls.refundInvoice, async (request) => ({
    data: await refundInvoice(treasurerOf(request, deps), {
      invoiceId: pathId(request),
      form: parseBody(refundInvoiceSchema, request),
    }),
  }));

  // Without its access: a token opens it, too.
  const { getMemberInvoiceFile } = treasuryCalls;
  serveOpen(app, { method: getMemberInvoiceFile.method, path: getMemberInvoiceFile.path }, async (request, reply) => {
    const { lang, token } = parseQuery(getMemberInvoiceFileSchema, request);
    const viewer = await findFileReader(request, deps, token);
    if (!mayCall(viewer, getMemberInvoiceFile.access)) throw new AppError('FORBIDDEN');
    const locale = lang ?? readerLocaleOf(request.headers);
    const id = pathId(request);
    const context = { ...readContext(request, deps.clock), lang: locale };
    const row = id === null ? undefined : await findInvoice(deps.reads, id, context);
    if (row === undefined) throw new AppError('NOT_FOUND');
    answerPdf(reply, row.number);
    return invoiceFile(row, { lang: locale, productName });
  });

  serveCall(app, treasuryCalls.downloadInvoices, async (request, reply) => {
    const time = parseQuery(downloadInvoicesSchema, request);
    const file = {
      name: 'membership-invoices',
      resource: 'memberships',
      filters: time,
      columns: invoiceColumns,
      count: () => countInvoices(deps.reads, time),
      batches: () => invoiceBatches(deps.reads, time),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, time.tz));
  });

  serveCall(app, treasuryCalls.getMembershipFigures, async (request) => {
    const { currency } = parseQuery(getMembershipFiguresSchema, request);
    return { data: await findFigures(deps.reads, currency, treasurerOf(request, deps).reading) };
  });
}
