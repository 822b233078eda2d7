import type { Locale } from '@enlace/shared-contract/text';
import { createHash } from 'node:crypto';

import { dark, light, sans, serif } from '../../../infrastructure/mail/brand';
import { escapeHtml } from '../../../infrastructure/mail/escape-html';
import type { SessionRequest } from './session-module';
import { noScriptTypes } from '../../../infrastructure/http/script-types';

export interface SessionPage {
  readonly html: string;
  /** Content-Security-Policy under which this page works. */
  readonly policy: string;
}

interface PageWords {
  readonly title: string;
  readonly text: string;
}

interface Words {
  readonly Configuration: PageWords;
  readonly AccessDenied: PageWords;
  readonly Verification: PageWords;
  readonly Default: PageWords;
  readonly signOut: PageWords;
  readonly signOutButton: string;
  readonly signInLink: string;
  readonly known: Readonly<Record<string, string>>;
}

const en: Words = {
  Configuration: {
    title: 'Server error',
    text: 'There is a problem with the server configuration. Check the server logs for more information.',
  },
  AccessDenied: { title: 'Access Denied', text: 'You do not have permission to sign in.' },
  Verification: {
    title: 'Unable to sign in',
    text: 'The sign in link is no longer valid. It may have been used already or it may have expired.',
  },
  Default: { title: 'Error', text: 'Something went wrong while signing in. Please try again.' },
  signOut: { title: 'Sign out', text: 'Are you sure you want to sign out?' },
  signOutButton: 'Sign out',
  signInLink: 'Sign in',
  known: {
    EMAIL_NOT_VERIFIED: 'Please confirm your e-mail first. We have sent you a code.',
    ACCOUNT_DISABLED: 'This account is disabled.',
    RATE_LIMITED: 'Too many tries. Please wait a moment, or ask for a new password by mail.',
  },
};

const es: Words = {
  Configuration: {
    title: 'Error del servidor',
    text: 'Hay un problema con la configuración del servidor. Consulta los registros del servidor.',
  },
  AccessDenied: { title: 'Acceso denegado', text: 'No tienes permiso para iniciar sesión.' },
  Verification: {
    title: 'No se pudo iniciar sesión',
    text: 'El enlace ya no es válido. Quizá ya se usó o ha caducado.',
  },
  Default: { title: 'Error', text: 'Algo salió mal al iniciar sesión. Inténtalo de nuevo.' },
  signOut: { title: 'Cerrar sesión', text: '¿Seguro que quieres cerrar sesión?' },
  signOutButton: 'Cerrar sesión',
  signInLink: 'Iniciar sesión',
  known: {
    EMAIL_NOT_VERIFIED: 'Primero confirma tu correo. Te hemos enviado un código.',
    ACCOUNT_DISABLED: 'Esta cuenta está desactivada.',
    RATE_LIMITED: 'Demasiados intentos. Espera un momento, o pide una contraseña nueva por correo.',
  },
};

const pt: Words = {
  Configuration: {
    title: 'Erro do servidor',
    text: 'Há um problema com a configuração do servidor. Consulte os registros do servidor.',
  },
  AccessDenied: { title: 'Acesso negado', text: 'Você não tem permissão para entrar.' },
  Verification: {
    title: 'Não foi possível entrar',
    text: 'O link não é mais válido. Talvez já tenha sido usado ou tenha expirado.',
  },
  Default: { title: 'Erro', text: 'Algo deu errado ao entrar. Tente novamente.' },
  signOut: { title: 'Sair', text: 'Tem certeza de que deseja sair?' },
  signOutButton: 'Sair',
  signInLink: 'Entrar',
  known: {
    EMAIL_NOT_VERIFIED: 'Confirme primeiro o seu e-mail. Enviamos um código para você.',
    ACCOUNT_DISABLED: 'Esta conta está desativada.',
    RATE_LIMITED: 'Tentativas demais. Aguarde um momento, ou peça uma nova senha por e-mail.',
  },
};

const words: Readonly<Record<Locale, Words>> = { en, es, pt };

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 ${sans};background:${light.page};color:${light.ink}}main{max-width:26rem;margin:1rem;padding:2.5rem 2rem;border-radius:20px;border-top:6px solid ${light.accent};background:${light.card}}h1{margin:0 0 .5rem;font:600 1.8rem/1.2 ${serif}}p{margin:0 0 1.5rem}a,button{display:inline-block;padding:.7rem 1.6rem;border:0;border-radius:999px;background:${light.accent};color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}a:focus-visible,button:focus-visible{outline:3px solid ${light.ink};outline-offset:3px}@media (prefers-color-scheme:dark){body{background:${dark.page};color:${dark.ink}}main{background:${dark.card}}a:focus-visible,button:focus-visible{outline-color:${dark.ink}}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Our page instead of the library's page, which is in English only and whose inline style violates our policy. */
export function drawSessionPage(
  original: string,
  request: Pick<SessionRequest, 'path' | 'query'>,
  options: { readonly locale: Locale; readonly productName: string },
): SessionPage {
  const text = words[options.locale];
  const csrfToken = /name="csrfToken" value="([0-9a-f]{64})"/.exec(original)?.[1];
  const isForm = request.path[0] === 'signout' && csrfToken !== undefined;
  const error = original.includes('server configuration') ? 'Configuration' : request.query['error'];
  const page = isForm ? text.signOut : errorWords(text, error);
  const action = isForm
    ? `<form action="/api/auth/signout" method="post"><input type="hidden" name="csrfToken" value="${csrfToken}"><button type="submit">${escapeHtml(text.signOutButton)}</button></form>`
    : `<a href="/login">${escapeHtml(text.signInLink)}</a>`;
  return {
    html: `<!doctype html><html lang="${options.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${page.title} · ${options.productName}`)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.text)}</p>${action}</main></body></html>`,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; ${noScriptTypes}`,
  };
}

function errorWords(text: Words, error: unknown): PageWords {
  const name = typeof error === 'string' ? error.toLowerCase() : '';
  if (name === 'configuration') return text.Configuration;
  if (name === 'accessdenied') return text.AccessDenied;
  if (name === 'verification') return text.Verification;
  const errorText = typeof error === 'string' && Object.hasOwn(text.known, error) ? text.known[error] : undefined;
  return errorText === undefined ? text.Default : { ...text.Default, text: errorText };
}
