import type { Locale } from '@enlace/shared-contract/text';
import { createHash } from 'node:crypto';

import { dark, light, sans, serif } from '../../../infrastructure/mail/brand';
import { escapeHtml } from '../../../infrastructure/mail/escape-html';
import { noScriptTypes } from '../../../infrastructure/http/script-types';

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 ${sans};background:${light.page};color:${light.ink}}main{max-width:26rem;margin:1rem;padding:2.5rem 2rem;border-radius:20px;border-top:6px solid ${light.accent};background:${light.card}}h1{margin:0 0 .5rem;font:600 1.8rem/1.2 ${serif}}p{margin:0 0 1.5rem}a,button{display:inline-block;padding:.7rem 1.6rem;border:0;border-radius:999px;background:${light.accent};color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}a:focus-visible,button:focus-visible{outline:3px solid ${light.ink};outline-offset:3px}@media (prefers-color-scheme:dark){body{background:${dark.page};color:${dark.ink}}main{background:${dark.card}}a:focus-visible,button:focus-visible{outline-color:${dark.ink}}}`;

/** The policy names the only style by its hash, so the page needs neither nonce nor script. */
export const smallPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; ${noScriptTypes}`;

/** The words of a page, in every language and for each of its states. */
export type PageWords<S extends string> = Readonly<
  Record<Locale, Readonly<Record<S, { readonly title: string; readonly text: string; readonly button: string }>>>
>;

interface PageTexts {
  readonly locale: Locale;
  readonly productName: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** A button that posts a token to a path, or a link. */
type PageAction = { readonly path: string; readonly token: string } | { readonly link: string };

/** A page behind the link of a mail: one sentence and one button, which works without a script. */
export function drawSmallPage(page: PageTexts & PageAction): string {
  const { locale, productName, title, text, button } = page;
  const action =
    'path' in page
      ? `<form action="${page.path}" method="post"><input type="hidden" name="token" value="${escapeHtml(page.token)}"><button type="submit">${escapeHtml(button)}</button></form>`
      : `<a href="${escapeHtml(page.link)}">${escapeHtml(button)}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} · ${productName}`)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${action}</main></body></html>`;
}
