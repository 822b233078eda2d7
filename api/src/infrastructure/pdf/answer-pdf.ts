import type { FastifyReply } from 'fastify';

/** Headers of a PDF for one person: it is saved under the name, and no cache keeps it. */
export function answerPdf(reply: FastifyReply, name: string): void {
  void reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff');
}
