import type { HeadDefaults } from './head-tags';
import type { Seo } from './seo';
import { type Locale, locales, type LocalizedText } from './text';

export interface HeadContext {
  readonly productName: string;
  /** Absolute origin of the site. */
  readonly origin: string;
  readonly locale: Locale;
  /** Path of the page without a language; its addresses, and those in each language, are then part of the head. */
  readonly path?: string;
  /** What the address begins with when it names its language. */
  readonly prefix?: string | undefined;
  /** The query of the address: a further page of a list is a page of its own, a narrowed list is not. */
  readonly search?: string | undefined;
}

const missions: LocalizedText = {
  en: 'is a non-profit whose mission is to connect, support and empower Latina women working in tech.',
  es: 'es una organización sin fines de lucro cuya misión es conectar, apoyar y empoderar a las mujeres latinas que trabajan en tecnología.',
  pt: 'é uma organização sem fins lucrativos cuja missão é conectar, apoiar e fortalecer as mulheres latinas que trabalham com tecnologia.',
};

/** Path of the default social image, made by the shell's `public` folder. */
const defaultImagePath = '/static/og-default.png';

/**
 * Head data of every page: the product's name, its mission in the viewer's language, its image
 * (docs/SPECIFICATION.md, section 2).
 */
export function headDefaults(context: HeadContext): HeadDefaults {
  return {
    title: context.productName,
    description: `${context.productName} ${missions[context.locale]}`,
    image: new URL(defaultImagePath, context.origin).href,
    twitterCard: 'summary_large_image',
    ...(context.path === undefined ? {} : addresses({ ...context, path: context.path })),
  };
}

function addresses(context: HeadContext & { readonly path: string }): Partial<HeadDefaults> {
  const { origin, path, prefix = '', search = '' } = context;
  const page = new URLSearchParams(search).get('page') ?? '';
  const further = /^[1-9]\d*$/.test(page) && page !== '1' ? `?page=${page}` : '';
  return {
    languageAlternates: alternates(origin, path),
    canonical: `${origin}${prefix}${prefix !== '' && path === '/' ? '' : path}${further}`,
  };
}

/** The page in each language, and the default without a language. */
function alternates(origin: string, path: string): NonNullable<HeadDefaults['languageAlternates']> {
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: `${origin}/${locale}${path === '/' ? '' : path}` })),
    { hrefLang: 'x-default', href: `${origin}${path}` },
  ];
}

/** What `pageHead` reads of a page; pages of remotes and of the shell both have it. */
export interface TitledPage {
  readonly path: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText | undefined;
  readonly protected?: boolean;
  readonly noindex?: boolean | undefined;
}

/**
 * Head data that a page's declaration gives: its title under the product's name (the front page keeps the name alone),
 * its description, and no indexing of what needs a session. A record's seo replaces the whole of it.
 */
export function pageHead(page: TitledPage, context: Pick<HeadContext, 'productName' | 'locale'>): Seo {
  return {
    ...(page.path === '/' ? {} : { title: page.title[context.locale], titleTemplate: `%s · ${context.productName}` }),
    ...(page.description ? { seo_description: page.description[context.locale] } : {}),
    ...(page.protected || page.noindex ? { noindex: true } : {}),
  };
}
