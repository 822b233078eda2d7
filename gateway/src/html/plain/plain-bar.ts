import { type Locale, locales } from '@enlace/shared-contract/text';

import { attributesOf, escapeHtml } from '../escape';
import { plainPaths } from './plain.routes';
import { accountKeptMark } from './session-forms';

interface BarWords {
  readonly menu: string;
  readonly theme: string;
  readonly light: string;
  readonly dark: string;
  readonly system: string;
  readonly signedIn: string;
  readonly signOut: string;
  readonly accountKept: string;
}

const words: Readonly<Record<Locale, BarWords>> = {
  en: {
    menu: 'Menu',
    theme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'As my device',
    signedIn: 'Signed in as %s',
    signOut: 'Sign out',
    accountKept: 'Your account stays: its removal is cancelled.',
  },
  es: {
    menu: 'Menú',
    theme: 'Apariencia',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Automático',
    signedIn: 'Sesión iniciada como %s',
    signOut: 'Cerrar sesión',
    accountKept: 'Tu cuenta se queda: cancelamos su eliminación.',
  },
  pt: {
    menu: 'Menu',
    theme: 'Aparência',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Automático',
    signedIn: 'Sessão iniciada como %s',
    signOut: 'Sair',
    accountKept: 'A sua conta fica: cancelamos a remoção.',
  },
};

const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', pt: 'Português' };

export interface BarParts {
  readonly locale: Locale;
  /** Path of the page without a language, and its query with the question mark. */
  readonly path: string;
  readonly search: string;
  /** Path prefix of the language of the address; empty without one. */
  readonly prefix: string;
  /** Name of the user who has signed in without scripts. */
  readonly userName: string | null;
}

/** Without scripts, the header is that of a visitor: a signed-in user needs neither sign-in nor registration. */
const signedInStyle = 'header a[href$="/login"],header a[href$="/register"]{display:none}';

/** Styles of a page without scripts: shell/public/plain.css, and what differs for a signed-in user. */
export function plainStyles(isSignedIn: boolean, nonce: string): string {
  const ownStyle = isSignedIn ? `<style${attributesOf({ nonce })}>${signedInStyle}</style>` : '';
  return `<noscript><link rel="stylesheet" href="/static/plain.css">${ownStyle}</noscript>`;
}

/** Menu, language and appearance for browsers without scripts; they have no other control for them. */
export function plainBar({ locale, path, search, prefix, userName }: BarParts): string {
  const text = words[locale];
  const here = `${path}${search}`;
  const languages = locales
    .filter((one) => one !== locale)
    .map((one) => `<a${attributesOf({ href: `/${one}${here}`, lang: one, hreflang: one })}>${languageNames[one]}</a>`);
  const themes = (['light', 'dark', 'system'] as const).map(
    (theme) => `<button name="theme" value="${theme}">${text[theme]}</button>`,
  );
  const account =
    userName === null
      ? ''
      : `<form method="post" action="${plainPaths.signOut}">${escapeHtml(text.signedIn.replace('%s', userName))} <button>${text.signOut}</button></form>`;
  const isKept = userName !== null && new URLSearchParams(search).has(accountKeptMark);
  const notice = isKept ? `<p class="plain" role="status"><strong>${text.accountKept}</strong></p>` : '';
  return `<noscript>${notice}<div class="plain"><a href="#site-menu">${text.menu}</a>${languages.join('')}<form method="post" action="${plainPaths.theme}" aria-label="${text.theme}"><input${attributesOf({ type: 'hidden', name: 'back', value: `${prefix}${here}` })}>${themes.join('')}</form>${account}</div></noscript>`;
}
