import { attributesOf, escapeJson } from './escape';
import type { Preload } from './preloads';

const typefacesId = 'enlace-typefaces';
/** Entry of the local storage of browsers that have the files of the typefaces. */
const storageKey = 'enlace_typefaces';

/**
 * Runs in the page. `s` adds the typefaces, `g` adds the other elements and counts as the first paint. A tab in the
 * background paints nothing, so the script does not wait for a paint there.
 */
const program = `(l=>{const D=document,f=D.getElementById("${typefacesId}"),y=D.createElement("style"),k="${storageKey}";y.nonce=D.currentScript.nonce;let d=0,s=()=>{s=()=>{};if(f){y.textContent=f.textContent.replace(/<.*?>/g,"");D.head.append(y)}};const g=()=>{if(d)return;d=1;s();for(const[t,a]of l){const e=D.createElement(t);for(const n in a)e.setAttribute(n,n==="src"?enlaceTrust.createScriptURL(a[n]):a[n]);e.async=false;D.head.append(e)}};try{if(localStorage[k])s();localStorage[k]=1}catch{}addEventListener("DOMContentLoaded",()=>{requestAnimationFrame(()=>setTimeout(g));setTimeout(g,1000)})})`;

/**
 * Start of a rendered page. The scripts load after the first paint, so that they do not delay pictures and typefaces.
 * The shell, the boot data that all visitors share, and the files of the remote load together. Typefaces that are still
 * loading double the time of the first layout, so they are declared after the first paint, too; on later visits, when the
 * browser has their files, before it.
 * @param sharedBoot address of the shared boot data
 */
export function lateStart(
  scripts: readonly Preload[],
  preloads: readonly Preload[],
  sharedBoot: string,
  nonce: string,
): string {
  const rest = ({ integrity }: Preload) => ({
    crossorigin: 'anonymous',
    ...(integrity === undefined ? {} : { integrity }),
  });
  const elements = [
    ...scripts.map((script) => ['script', { src: script.href, ...rest(script) }]),
    ['link', { rel: 'preload', as: 'fetch', href: sharedBoot, crossorigin: 'anonymous' }],
    ...preloads.map((script) => ['link', { rel: 'preload', as: 'script', href: script.href, ...rest(script) }]),
  ];
  return `<script${attributesOf({ nonce })}>${program}(${escapeJson(elements)})</script>`;
}

/** The typefaces for a browser without scripts; `lateStart` reads them from here. */
export function lateTypefaces(typefaces: string | undefined, nonce: string): string {
  if (typefaces === undefined) return '';
  return `<noscript id="${typefacesId}"><style${attributesOf({ nonce })}>${typefaces}</style></noscript>`;
}
