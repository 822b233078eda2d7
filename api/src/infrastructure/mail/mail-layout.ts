import { dark, light as colors, sans, serif } from './brand';
import { escapeHtml } from './escape-html';

/** A QR code in a mail. */
interface CodeParts {
  readonly title: string;
  /** Name of its picture. */
  readonly picture: string;
  /** Its page. */
  readonly link: string;
}

interface MailParts {
  readonly locale: string;
  readonly productName: string;
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly pin: { readonly label: string; readonly value: string } | null;
  readonly button: { readonly label: string; readonly link: string };
  /** Further links, under the button. */
  readonly links: readonly { readonly label: string; readonly link: string }[];
  readonly codes: readonly CodeParts[];
  readonly linkHint: string;
  readonly notes: readonly string[];
  readonly footer: string;
  readonly unsubscribe: { readonly label: string; readonly link: string } | null;
}

/** Mail programs agree only on tables and inline styles; the few rules above are for dark screens. */
export function layOutMail(parts: MailParts): string {
  const e = escapeHtml;
  const paragraph = (text: string, style = `color:${colors.ink};font-size:17px;line-height:1.6`): string =>
    `<p style="margin:0 0 16px;font-family:${sans};${style}">${e(text)}</p>`;
  const pin =
    parts.pin === null
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="tint" align="center" style="background:${colors.tint};border-radius:14px;padding:20px">
<div class="soft" style="font-family:${sans};font-size:13px;letter-spacing:.08em;text-transform:uppercase;color:${colors.soft}">${e(parts.pin.label)}</div>
<div class="ink" style="font-family:${sans};font-size:38px;font-weight:700;letter-spacing:.22em;padding-left:.22em;color:${colors.ink}">${e(parts.pin.value)}</div>
</td></tr></table>`;
  const link = e(parts.button.link);
  return `<!doctype html>
<html lang="${e(parts.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${e(parts.subject)}</title>
<style>a{color:${colors.accent}}@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.card{background:${dark.card}!important}.tint{background:${dark.tint}!important}.ink,.card p,.card h1{color:${dark.ink}!important}.soft,.card p.soft{color:${dark.soft}!important;border-color:${dark.line}!important}a{color:${dark.accent}!important}a.button{color:#fff!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:${colors.page}">
<div style="display:none;max-height:0;overflow:hidden">${e(parts.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${colors.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 8px 20px;font-family:${serif};font-size:26px;font-weight:600;color:${colors.accent}">${e(parts.productName)}</td></tr>
<tr><td class="card" style="background:${colors.card};border-radius:20px;border-top:6px solid ${colors.accent};padding:36px 32px 24px">
<h1 style="margin:0 0 16px;font-family:${serif};font-size:28px;line-height:1.25;font-weight:600;color:${colors.ink}">${e(parts.greeting)}</h1>
${parts.paragraphs.map((text) => paragraph(text)).join('\n')}
${pin}
${parts.codes.map(drawCode).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="background:${colors.accent};border-radius:999px">
<a class="button" href="${link}" style="display:inline-block;padding:14px 28px;font-family:${sans};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${e(parts.button.label)}</a></td></tr></table>
${parts.links.map(({ label, link: page }) => `<p style="margin:0 0 12px;font-family:${sans};font-size:16px;line-height:1.5"><a href="${e(page)}">${e(label)}</a></p>`).join('\n')}
${parts.notes.map((text) => `<p class="soft" style="margin:0 0 8px;font-family:${sans};color:${colors.soft};font-size:14px;line-height:1.5">${e(text)}</p>`).join('\n')}
<p class="soft" style="margin:16px 0 0;padding-top:16px;border-top:1px solid ${colors.line};font-family:${sans};font-size:13px;line-height:1.5;color:${colors.soft}">${e(parts.linkHint)}<br><a href="${link}" style="word-break:break-all">${link}</a></p>
</td></tr>
<tr><td class="soft" style="padding:20px 8px;font-family:${sans};font-size:13px;line-height:1.5;color:${colors.soft}">${e(parts.footer)}${parts.unsubscribe === null ? '' : `<br><a class="soft" href="${e(parts.unsubscribe.link)}" style="color:${colors.soft}">${e(parts.unsubscribe.label)}</a>`}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** The picture keeps its white ground on dark screens, because scanners need it. */
function drawCode({ title, picture, link }: CodeParts): string {
  const name = escapeHtml(title);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="tint" align="center" style="background:${colors.tint};border-radius:14px;padding:20px">
<a href="${escapeHtml(link)}"><img src="cid:${picture}" width="240" height="240" alt="QR: ${name}" style="display:block;border:0;border-radius:10px;background:#ffffff"></a>
<div class="ink" style="margin-top:12px;font-family:${sans};font-size:16px;font-weight:600;color:${colors.ink}">${name}</div>
</td></tr></table>`;
}
