import { mayCall } from '@enlace/shared-contract/access';
import {
  donationOfficeCalls,
  downloadDonationsSchema,
  getGivenReceiptFileSchema,
  listDonationsSchema,
  refundDonationSchema,
} from '@enlace/shared-contract/donations';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerPdf } from '../../../infrastructure/pdf/answer-pdf';
import { drawSheet } from '../../../infrastructure/pdf/draw-sheet';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { fileLink, findFileReader } from '../../memberships';
import { findReceipts } from '../receipts/find-donation';
import { receiptSheet } from '../receipts/receipt-sheet';
import { countReceipts, receiptBatches, receiptColumns } from './download-donations';
import { findDonationDetails } from './find-details';
import { listDonations } from './list-donations';
import { refundDonation } from './refund-donation';
import { zonedDownload } from '../../../kit/core/http/zoned-download';

/** What treasurers see of donations and do about them (docs/guides/donations.md). */
export function mountDonationOffice(app: FastifyInstance, deps: ApiDeps): void {
  const { productName, tokenSecret } = deps.env;

  serveCall(app, donationOfficeCalls.listDonations, async (request) =>
    listDonations(deps.reads, parseQuery(listDonationsSchema, request)),
  );

  const present = async (request: FastifyRequest, id: number | null) => {
    const options = {
      userId: request.requireViewer().id,
      lang: readerLocaleOf(request.headers),
      now: deps.clock(),
    };
    const linkOf = (receipt: number): string =>
      fileLink(tokenSecret, `/api/v2/donation-receipts/${receipt}/pdf`, options);
    return { data: await findDonationDetails(deps.db, id, linkOf) };
  };
  serveCall(app, donationOfficeCalls.getGivenDonation, async (request) => present(request, pathId(request)));

  serveCall(app, donationOfficeCalls.refundDonation, async (request) => {
    const form = parseBody(refundDonationSchema, request);
    return present(request, await refundDonation(writeContextOf(request, deps), { receiptId: pathId(request), form }));
  });

  // Without its access: a token opens it, too.
  const { getGivenReceiptFile } = donationOfficeCalls;
  serveOpen(app, { method: getGivenReceiptFile.method, path: getGivenReceiptFile.path }, async (request, reply) => {
    const { lang, token } = parseQuery(getGivenReceiptFileSchema, request);
    const viewer = await findFileReader(request, deps, token);
    if (!mayCall(viewer, getGivenReceiptFile.access)) throw new AppError('FORBIDDEN');
    const id = pathId(request);
    const [receipt] = id === null ? [] : await findReceipts(deps.reads, { id });
    if (receipt === undefined) throw new AppError('NOT_FOUND');
    const locale = lang ?? readerLocaleOf(request.headers);
    answerPdf(reply, receipt.number);
    const donor = { kind: receipt.donation_kind, donor_name: receipt.donor_name };
    return drawSheet(receiptSheet(receipt, donor, locale), { lang: locale, productName });
  });

  serveCall(app, donationOfficeCalls.downloadDonations, async (request, reply) => {
    const time = parseQuery(downloadDonationsSchema, request);
    const file = {
      name: 'donation-receipts',
      resource: 'donations',
      filters: time,
      columns: receiptColumns,
      count: () => countReceipts(deps.reads, time),
      batches: () => receiptBatches(deps.reads, time),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, time.tz));
  });
}
