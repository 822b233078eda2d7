/**
 * The page's one policy of Trusted Types, `enlace`. The document of the gateway makes it before any other code runs
 * (gateway/src/html/trust-policy.ts). It has no `createScript`, so the browser refuses every text as code.
 */
export interface TrustPolicy {
  /** Rich text of the API passes unchanged; the `<` of all other markup is escaped. */
  createHTML(html: string): string;
  /** Throws for addresses that are no file of the shell or of a release. */
  createScriptURL(url: string): string;
}

declare global {
  /** Missing on the server and in tests. */
  var enlaceTrust: TrustPolicy | undefined;
  /** Takes the markup that the policy lets pass; missing after the first call. */
  var enlaceMarkup: ((foreignTag: string) => void) | undefined;
}

/** Elements of rich text; the API removes all others (api/src/kit/core/values/rich-text.ts). */
export const richTextElements = [
  'a',
  'blockquote',
  'br',
  'cite',
  'code',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'hr',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'strong',
  'sub',
  'sup',
  'ul',
] as const;

/** Elements that the policy lets pass: also containers of text that is pasted into the editor. */
export const markupElements = [...richTextElements, 'div', 'span'] as const;

/** Attributes that the policy lets pass, except addresses. `data-pm-slice` is how the editor marks its own copies. */
export const markupAttributes = [
  'alt',
  'data-pm-slice',
  'decoding',
  'height',
  'loading',
  'rel',
  'sizes',
  'srcset',
  'start',
  'width',
] as const;

/** Web, mail, this site, or a path without a scheme. */
const address = '(?:https?:|mailto:|[\\/#?])[^"<>]*|[^"<>:&]*';
const attribute = `(?:href|src)="(?:${address})"|(?:${markupAttributes.join('|')})(?:="[^"<>]*")?`;

/**
 * A `<` that starts none of these tags, as a regular expression. Each letter is read once, because no tag contains
 * another `<`.
 */
export const foreignTag = `<(?!\\/?(?:${markupElements.join('|')})(?: (?:${attribute}))*(?: \\/)?>)`;

/**
 * Lets rich text pass the policy, which escapes every `<` before. It works once in a document, before any code of a remote
 * runs. The pattern is here and not in the document, so that every document is smaller.
 */
export function allowRichText(): void {
  globalThis.enlaceMarkup?.(foreignTag);
}

/**
 * HTML that the browser accepts for `innerHTML` and parsers. A value with a type of its own in browsers with Trusted
 * Types, so pass it on unchanged.
 */
export function trustHtml(html: string): string {
  return globalThis.enlaceTrust?.createHTML(html) ?? html;
}
