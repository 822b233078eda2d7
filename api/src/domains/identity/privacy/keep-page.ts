import type { Locale } from '@enlace/shared-contract';
import { createHash } from 'node:crypto';

import { dark, light, sans, serif } from '../../../infrastructure/mail/brand';
import { escapeHtml } from '../../../infrastructure/mail/escape-html';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

type State = 'ask' | 'kept' | 'over';

const words: Readonly<Record<Locale, Readonly<Record<State, Words>>>> = {
  en: {
    ask: {
      title: 'Stay with us?',
      text: 'Your account and your data will be kept as they were.',
      button: 'Keep my account',
    },
    kept: { title: 'Your account stays', text: 'Everything is as it was. Good that you are here.', button: 'Sign in' },
    over: {
      title: 'This link is over',
      text: 'It was used already, or there is nothing left to keep.',
      button: 'Sign in',
    },
  },
  es: {
    ask: { title: '¿Te quedas?', text: 'Tu cuenta y tus datos seguirán como estaban.', button: 'Conservar mi cuenta' },
    kept: {
      title: 'Tu cuenta se queda',
      text: 'Todo está como estaba. Qué bueno tenerte aquí.',
      button: 'Iniciar sesión',
    },
    over: {
      title: 'Este enlace ya no vale',
      text: 'Ya se usó, o no queda nada que conservar.',
      button: 'Iniciar sesión',
    },
  },
  pt: {
    ask: {
      title: 'Você fica?',
      text: 'A sua conta e os seus dados continuarão como estavam.',
      button: 'Manter a minha conta',
    },
    kept: { title: 'A sua conta fica', text: 'Está tudo como estava. Que bom ter você aqui.', button: 'Entrar' },
    over: {
      title: 'Este link não vale mais',
      text: 'Já foi usado, ou não há mais nada para manter.',
      button: 'Entrar',
    },
  },
};

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 ${sans};background:${light.page};color:${light.ink}}main{max-width:26rem;margin:1rem;padding:2.5rem 2rem;border-radius:20px;border-top:6px solid ${light.accent};background:${light.card}}h1{margin:0 0 .5rem;font:600 1.8rem/1.2 ${serif}}p{margin:0 0 1.5rem}a,button{display:inline-block;padding:.7rem 1.6rem;border:0;border-radius:999px;background:${light.accent};color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}a:focus-visible,button:focus-visible{outline:3px solid ${light.ink};outline-offset:3px}@media (prefers-color-scheme:dark){body{background:${dark.page};color:${dark.ink}}main{background:${dark.card}}a:focus-visible,button:focus-visible{outline-color:${dark.ink}}}`;

/** The policy names the only style by its hash, so the page needs neither nonce nor script. */
export const keepPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The page behind the link of the mail. It asks before it acts, because mail programs open links too. Its button works
 * without a script.
 */
export function drawKeepPage(state: State, locale: Locale, productName: string, token = ''): string {
  const { title, text, button } = words[locale][state];
  const action =
    state === 'ask'
      ? `<form action="/api/v2/keepuserdata" method="post"><input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">${escapeHtml(button)}</button></form>`
      : `<a href="/login">${escapeHtml(button)}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(`${title} · ${productName}`)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${action}</main></body></html>`;
}
