import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';

import { dark, light, sans, serif } from './brand';
import { escapeHtml } from './escape-html';
import type { MailTables } from './mail.tables';
import { noScriptTypes } from '../http/script-types';

type CaughtMail = Selectable<MailTables['caught_mails']>;

const variables = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const style = `:root{color-scheme:light dark;${variables(light)}}@media (prefers-color-scheme:dark){:root{${variables(dark)}}}*{box-sizing:border-box}body{margin:0;font:16px/1.5 ${sans};background:var(--page);color:var(--ink)}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font:600 2rem/1.2 ${serif};margin:0 0 1rem}a{color:var(--accent)}ul{list-style:none;margin:0;padding:0}li a{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.9rem 1.1rem;margin-bottom:.6rem;border-radius:14px;border:1px solid var(--line);background:var(--card);color:inherit;text-decoration:none;overflow-wrap:anywhere}li a:hover,li a:focus-visible{border-color:var(--accent)}strong{grid-column:1}time,.to{color:var(--soft);font-size:.9rem}.to{grid-column:1}time{grid-column:2;grid-row:1}dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;margin:0 0 1rem;overflow-wrap:anywhere}dt{color:var(--soft)}dd{margin:0}iframe{width:100%;height:44rem;border:1px solid var(--line);border-radius:14px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border-radius:14px;border:1px solid var(--line);background:var(--card)}`;

/** The policy allows the one style by its hash, so the pages need no nonce. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${noScriptTypes}`;

export function drawMailbox(mails: readonly CaughtMail[], productName: string): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><span class="to">${escapeHtml(mail.recipient)}</span>${time(mail.at)}</a></li>`,
  );
  const list = rows.length === 0 ? '<p>No mail yet.</p>' : `<ul>${rows.join('')}</ul>`;
  return page(`Mailbox · ${productName}`, `<h1>Mailbox</h1>${list}`);
}

export function drawMail(mail: CaughtMail, productName: string): string {
  return page(
    `${mail.subject} · ${productName}`,
    `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>From</dt><dd>${escapeHtml(mail.sender)}</dd><dt>At</dt><dd>${time(mail.at)}</dd></dl>
<iframe src="/dev/mail/${mail.id}/body" title="The mail as a mail program shows it" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<h2>Plain text</h2><pre>${escapeHtml(mail.text)}</pre>${calendarOf(mail)}`,
  );
}

const calendarOf = ({ calendar }: CaughtMail): string =>
  calendar === null ? '' : `<h2>Calendar file</h2><pre>${escapeHtml(calendar)}</pre>`;

function time(at: Date): string {
  return `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}
