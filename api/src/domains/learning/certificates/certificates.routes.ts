import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import {
  type Certificate,
  certificateCalls,
  revokeCertificateSchema,
  showNameSchema,
} from '@enlace/shared-contract/learning';
import { isLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QrCode from 'qrcode';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerPdf } from '../../../infrastructure/pdf/answer-pdf';
import { parseBody } from '../../../kit/core/http/parse';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { certificateFile } from './certificate-file';
import { findCertificate, type IssuedCertificate, revokeCertificate, showName } from './certificates';
import { createFileToken, isFileToken } from './file-token';

/** Certificates of completed courses (docs/guides/learning.md). */
export function mountCertificates(app: FastifyInstance, deps: ApiDeps): void {
  const { productName, publicUrl, tokenSecret } = deps.env;
  const addressOf = (code: string) => `${publicUrl}/certificates/${code}`;

  /** A hidden name is for its learner, and for users who may revoke the certificate. */
  const present = ({ userId, name, ...certificate }: IssuedCertificate, viewer: Viewer | null): Certificate => {
    const isOwn = viewer?.id === userId;
    const readsName = certificate.shows_name || isOwn || mayCall(viewer, certificateCalls.revoke.access);
    return {
      ...certificate,
      name: readsName ? name : null,
      is_own: isOwn,
      file_token: isOwn ? createFileToken(tokenSecret, certificate.code, deps.clock()) : null,
    };
  };

  serveCall(app, certificateCalls.read, async (request, reply) => {
    void markPrivate(reply);
    return { data: present(await findCertificate(deps.db, codeOf(request)), request.viewer) };
  });

  serveOpen(app, certificateCalls.pdf, async (request, reply) => {
    const certificate = await findCertificate(deps.db, codeOf(request));
    const { code, name, shows_name: showsName, userId } = certificate;
    const { lang, token } = request.query as { lang?: unknown; token?: unknown };
    const isOwn = request.viewer?.id === userId || isFileToken(token, tokenSecret, code, deps.clock());
    answerPdf(markPrivate(reply), 'certificate');
    return certificateFile({
      certificate: { ...certificate, name: showsName || isOwn ? name : null },
      lang: isLocale(lang) ? lang : readerLocaleOf(request.headers),
      productName,
      address: addressOf(code),
    });
  });

  serveOpen(app, certificateCalls.qr, async (request, reply) => {
    const { code } = await findCertificate(deps.db, codeOf(request));
    void markPrivate(reply).type('image/svg+xml; charset=utf-8');
    return reply.send(await QrCode.toString(addressOf(code), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
  });

  serveCall(app, certificateCalls.showName, async (request, reply) => {
    const { shows_name: showsName } = parseBody(showNameSchema, request);
    await showName(writeContextOf(request, deps), { code: codeOf(request), showsName });
    void markPrivate(reply);
    return { data: present(await findCertificate(deps.db, codeOf(request)), request.viewer) };
  });

  serveCall(app, certificateCalls.revoke, async (request) => {
    const { reason } = parseBody(revokeCertificateSchema, request);
    await revokeCertificate(writeContextOf(request, deps), { code: codeOf(request), reason });
    return { data: { code: codeOf(request) } };
  });
}

function codeOf(request: FastifyRequest): string {
  const { code = '' } = request.params as { code?: string };
  return code;
}

/**
 * No cache keeps a certificate, and no search engine lists it, also with its name shown: a name on a page of its own is
 * for those who have its address.
 */
const markPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
