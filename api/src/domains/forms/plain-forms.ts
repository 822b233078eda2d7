import type { AppError } from '@enlace/shared-contract/errors';
import { sentParameter } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

import { errorTexts } from '../../infrastructure/errors/error-texts';
import { dark, light, sans, serif } from '../../infrastructure/mail/brand';
import { escapeHtml } from '../../infrastructure/mail/escape-html';
import { noScriptTypes } from '../../infrastructure/http/script-types';

/** Whether a browser has sent the form without JavaScript and will show the answer as a page. */
export function isPlainForm(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-mode'] === 'navigate') return true;
  return request.headers['sec-fetch-mode'] === undefined && /^text\/html/.test(request.headers.accept ?? '');
}

/** Redirects to the page of the form, which displays the thanks. */
export function answerSent(request: FastifyRequest, reply: FastifyReply, values: Readonly<Record<string, string>>) {
  const page = pageOf(request);
  for (const [name, value] of Object.entries(values)) page.searchParams.set(name, value);
  return reply.code(303).header('location', `${page.pathname}${page.search}`).send();
}

export function sentValues(entry: { reference: string; token: string | null }): Record<string, string> {
  return { [sentParameter]: entry.reference, ...(entry.token === null ? {} : { token: entry.token }) };
}

/** The page that contains the form. Only its path is used, so that the redirect never leads to another site. */
function pageOf(request: FastifyRequest): URL {
  const base = 'http://form.invalid';
  try {
    const { pathname, searchParams } = new URL(request.headers.referer ?? '/', base);
    const page = new URL(base);
    page.pathname = pathname.replace(/^\/+/, '/');
    for (const name of ['lang', 'kind', 'topic']) {
      const value = searchParams.get(name);
      if (value !== null) page.searchParams.set(name, value);
    }
    return page;
  } catch {
    return new URL(base);
  }
}

const words: Readonly<Record<Locale, { readonly title: string; readonly back: string }>> = {
  en: { title: 'Not sent yet', back: 'Please go back with your browser’s back button: what you wrote is still there.' },
  es: { title: 'Aún no se envió', back: 'Vuelve con el botón «Atrás» del navegador: lo que escribiste sigue ahí.' },
  pt: { title: 'Ainda não enviado', back: 'Volte com o botão «Voltar» do navegador: o que você escreveu continua lá.' },
};

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 ${sans};background:${light.page};color:${light.ink}}main{max-width:34rem;margin:1rem;padding:2.5rem 2rem;border-radius:20px;border-top:6px solid ${light.accent};background:${light.card};overflow-wrap:anywhere}h1{margin:0 0 .5rem;font:600 1.8rem/1.2 ${serif}}li{margin-bottom:.4rem}@media (prefers-color-scheme:dark){body{background:${dark.page};color:${dark.ink}}main{background:${dark.card}}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** An error as a page. */
export function answerRefused(reply: FastifyReply, error: AppError, locale: Locale) {
  const { title, back } = words[locale];
  const text = error.userMessage ?? errorTexts[locale][error.code] ?? '';
  const fields = Object.entries(error.fields ?? {}).map(
    ([name, messages]) => `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(messages.join(' '))}</li>`,
  );
  const list = fields.length === 0 ? '' : `<ul>${fields.join('')}</ul>`;
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${noScriptTypes}`,
    )
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${list}<p>${escapeHtml(back)}</p></main></body></html>`,
    );
}
