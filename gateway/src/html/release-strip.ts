import type { Locale } from '@enlace/shared-contract/text';

import type { ReleasePreview } from '../registry/preview/release-previews';
import { attributesOf, escapeHtml } from './escape';

/** The notice of a page about release previews: the preview of this browser, or why a link did not begin one. */
export type PreviewNotice = ReleasePreview | 'ended' | 'invalid';

const words: Readonly<Record<Locale, { preview: string; end: string; ended: string; invalid: string }>> = {
  en: {
    preview: 'Preview of %release in this browser only, until %end.',
    end: 'End the preview',
    ended: 'The link to this release has ended. This is the site as everybody sees it.',
    invalid: 'The link to this release is not valid. This is the site as everybody sees it.',
  },
  es: {
    preview: 'Vista previa de %release solo en este navegador, hasta %end.',
    end: 'Terminar la vista previa',
    ended: 'El enlace a esta versión ha caducado. Este es el sitio tal como lo ven todas las personas.',
    invalid: 'El enlace a esta versión no es válido. Este es el sitio tal como lo ven todas las personas.',
  },
  pt: {
    preview: 'Pré-visualização de %release só neste navegador, até %end.',
    end: 'Terminar a pré-visualização',
    ended: 'A ligação para esta versão terminou. Este é o site como todas as pessoas o veem.',
    invalid: 'A ligação para esta versão não é válida. Este é o site como todas as pessoas o veem.',
  },
};

const style =
  '.release-strip{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.25rem 1.25rem;background:#5b1a00;color:#fff;font:.9375rem/1.5 system-ui,sans-serif}' +
  '.release-strip a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}' +
  '@media print{.release-strip{display:none}}';

/** The strip above a page. It needs no script. @param endAddress address that ends the preview */
function releaseStrip(notice: PreviewNotice, locale: Locale, nonce: string, endAddress: string): string {
  const text = words[locale];
  const styles = `<style${attributesOf({ nonce })}>${style}</style>`;
  if (typeof notice === 'string')
    return `${styles}<div class="release-strip" role="status"><p>${text[notice]}</p></div>`;
  const end = `${new Date(notice.endsAt * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const sentence = text.preview.replace('%release', `${notice.id} ${notice.version}`).replace('%end', end);
  const link = `<a${attributesOf({ href: endAddress, rel: 'nofollow' })}>${text.end}</a>`;
  return `${styles}<div class="release-strip" role="status"><p>${escapeHtml(sentence)}</p>${link}</div>`;
}

const bodyStart = '\n<body>\n';

/** The document of one answer with the strip at the begin of its body; the kept document stays without it. */
export function addReleaseStrip(
  html: Buffer,
  strip: { notice: PreviewNotice; locale: Locale; nonce: string; endAddress: string },
): Buffer {
  const at = html.indexOf(bodyStart);
  if (at === -1) return html;
  const text = releaseStrip(strip.notice, strip.locale, strip.nonce, strip.endAddress);
  const end = at + bodyStart.length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(`${text}\n`), html.subarray(end)]);
}
