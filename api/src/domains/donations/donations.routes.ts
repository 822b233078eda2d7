import {
  donationCalls,
  getReceiptFileSchema,
  getYearReceiptsSchema,
  startDonationSchema,
} from '@enlace/shared-contract/donations';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { readerLocaleOf } from '../../infrastructure/http/locale';
import { answerPdf } from '../../infrastructure/pdf/answer-pdf';
import { drawSheet } from '../../infrastructure/pdf/draw-sheet';
import { parseBody, parseQuery } from '../../kit/core/http/parse';
import { pathId } from '../../kit/core/http/path-id';
import { serveCall, serveOpen } from '../../kit/core/http/serve-call';
import { writeContextOf } from '../../kit/core/write/write-context';
import { fileLink, findFileReader } from '../memberships';
import { requireStripe } from '../payments';
import { readDonationToken } from './donation-links';
import { donationTexts } from './donation-texts';
import { endDonation } from './give/end-donation';
import { openDonationPayment } from './give/open-payment';
import { startDonation } from './give/start-donation';
import { mountDonationOffice } from './office/office.routes';
import { findReceipts, presentDonations, requireDonation } from './receipts/find-donation';
import { receiptSheet, yearSheet } from './receipts/receipt-sheet';
import type { DonationRow } from './receipts/write-receipt';

/** Donations, for their donors (docs/guides/donations.md). */
export function mountDonations(app: FastifyInstance, deps: ApiDeps): void {
  const { productName, tokenSecret } = deps.env;
  const optionsOf = (request: FastifyRequest) => ({ secret: tokenSecret, lang: readerLocaleOf(request.headers) });
  const present = async (request: FastifyRequest, row: DonationRow) => {
    const [donation] = await presentDonations(deps.db, [row], optionsOf(request));
    if (donation === undefined) throw new AppError('NOT_FOUND');
    return donation;
  };
  /** The donation of the token in the path. Throws NOT_FOUND. */
  const donationOf = (request: FastifyRequest, reply: FastifyReply): Promise<DonationRow> => {
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const { token = '' } = request.params as { token?: string };
    return requireDonation(deps.db, readDonationToken(tokenSecret, token));
  };

  serveCall(app, donationCalls.startDonation, async (request, reply) => {
    const form = parseBody(startDonationSchema, request);
    const { donation, payment } = await startDonation(writeContextOf(request, deps), form);
    void reply.code(201).header('cache-control', 'no-store');
    return { data: { donation: await present(request, donation), payment } };
  });

  serveCall(app, donationCalls.getDonation, async (request, reply) => ({
    data: await present(request, await donationOf(request, reply)),
  }));

  serveCall(app, donationCalls.payDonation, async (request, reply) => {
    const donation = await donationOf(request, reply);
    requireStripe(deps);
    const payment = await openDonationPayment(deps, donation);
    if (payment === null)
      throw new AppError('CONFLICT', {
        message: 'no open payment',
        userMessage: donationTexts[readerLocaleOf(request.headers)].nothingOpen,
        details: { reason: 'NOTHING_OPEN' },
      });
    return { data: payment };
  });

  serveCall(app, donationCalls.endDonation, async (request, reply) => {
    const donation = await donationOf(request, reply);
    requireStripe(deps);
    await endDonation(writeContextOf(request, deps), donation);
    return { data: await present(request, await requireDonation(deps.db, donation.id)) };
  });

  serveCall(app, donationCalls.getReceiptFile, async (request, reply) => {
    const { lang } = parseQuery(getReceiptFileSchema, request);
    const donation = await donationOf(request, reply);
    const id = pathId(request);
    const [receipt] = id === null ? [] : await findReceipts(deps.reads, { id, donationIds: [donation.id] });
    if (receipt === undefined) throw new AppError('NOT_FOUND');
    const locale = lang ?? readerLocaleOf(request.headers);
    answerPdf(reply, receipt.number);
    return drawSheet(receiptSheet(receipt, donation, locale), { lang: locale, productName });
  });

  serveCall(app, donationCalls.listMyDonations, async (request) => {
    const { id: userId } = request.requireViewer();
    const rows = await findDonationsOf(userId);
    const options = optionsOf(request);
    const data = await presentDonations(deps.reads, rows, options);
    const times = data.flatMap(({ receipts }) => receipts.map(({ issued_at: time }) => Number(time.slice(0, 4))));
    const years = [...new Set(times)].toSorted((one, other) => other - one);
    const linkOf = (year: number): string =>
      fileLink(tokenSecret, `${donationCalls.getYearReceipts.path}?year=${year}`, {
        userId,
        lang: options.lang,
        now: deps.clock(),
      });
    return { data, meta: { years: years.map((year) => ({ year, url: linkOf(year) })) } };
  });

  // Without its access: a token opens it, too.
  const { method, path } = donationCalls.getYearReceipts;
  serveOpen(app, { method, path }, async (request, reply) => {
    const { lang, token, year } = parseQuery(getYearReceiptsSchema, request);
    const { id: userId } = await findFileReader(request, deps, token);
    const locale = lang ?? readerLocaleOf(request.headers);
    const donations = await findDonationsOf(userId);
    const receipts = await findReceipts(deps.reads, { donationIds: donations.map(({ id }) => id), year });
    answerPdf(reply, `donations-${year}`);
    return drawSheet(yearSheet(receipts.toReversed(), year, locale), { lang: locale, productName });
  });

  mountDonationOffice(app, deps);

  /** Donations of an account that were paid, the latest first. */
  function findDonationsOf(userId: number): Promise<DonationRow[]> {
    return deps.reads
      .selectFrom('donations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', '<>', 'open')
      .orderBy('id', 'desc')
      .limit(500)
      .execute();
  }
}
