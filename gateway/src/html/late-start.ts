import { attributesOf, escapeJson } from './escape';
import type { Preload } from './preloads';

/** Runs in the page. A tab in the background paints nothing, so the script does not wait for a paint there. */
const program =
  '(l=>{let d=0;const g=()=>{if(d)return;d=1;for(const[t,a]of l){const e=document.createElement(t);for(const n in a)e.setAttribute(n,n==="src"?enlaceTrust.createScriptURL(a[n]):a[n]);e.async=false;document.head.append(e)}};addEventListener("DOMContentLoaded",()=>{requestAnimationFrame(()=>setTimeout(g));setTimeout(g,1000)})})';

/**
 * Start of a rendered page. The scripts load after the first paint, so that they do not delay pictures and typefaces.
 * The shell, the boot data that all visitors share, and the files of the remote load together.
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
