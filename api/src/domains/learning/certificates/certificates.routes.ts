import { certificateCalls, revokeCertificateSchema } from '@enlace/shared-contract/learning';
import { isLocale, type Locale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QrCode from 'qrcode';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerPdf } from '../../../infrastructure/pdf/answer-pdf';
import { parseBody } from '../../../kit/parse';
import { serveCall, serveOpen } from '../../../kit/serve-call';
import { writingOf } from '../../../kit/writing';
import { certificateFile } from './certificate-file';
import { findCertificate, revokeCertificate } from './certificates';

/** Certificates of completed courses (docs/guides/learning.md). */
export function mountCertificates(app: FastifyInstance, deps: ApiDeps): void {
  const addressOf = (code: string) => `${deps.env.publicUrl}/certificates/${code}`;

  serveCall(app, certificateCalls.read, async (request, reply) => {
    void markPrivate(reply);
    return { data: await findCertificate(deps.db, codeOf(request)) };
  });

  serveOpen(app, certificateCalls.pdf, async (request, reply) => {
    const certificate = await findCertificate(deps.db, codeOf(request));
    answerPdf(markPrivate(reply), 'certificate');
    const { productName } = deps.env;
    return certificateFile({ certificate, lang: langOf(request), productName, address: addressOf(certificate.code) });
  });

  serveOpen(app, certificateCalls.qr, async (request, reply) => {
    const { code } = await findCertificate(deps.db, codeOf(request));
    void markPrivate(reply).type('image/svg+xml; charset=utf-8');
    return reply.send(await QrCode.toString(addressOf(code), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
  });

  serveCall(app, certificateCalls.revoke, async (request) => {
    const { reason } = parseBody(revokeCertificateSchema, request);
    await revokeCertificate(writingOf(request, deps), codeOf(request), reason);
    return { data: { code: codeOf(request) } };
  });
}

function codeOf(request: FastifyRequest): string {
  const { code = '' } = request.params as { code?: string };
  return code;
}

function langOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  return isLocale(lang) ? lang : readerLocaleOf(request.headers);
}

/** A certificate has a name on it: no cache keeps it, and no search engine lists it. */
const markPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
