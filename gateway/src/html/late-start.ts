import { attributesOf, escapeJson } from './escape';
import type { Preload } from './preloads';

/** Runs in the page. Where nothing is painted, in a tab behind others, it does not wait for that. */
const program =
  '(l=>{let d=0;const g=()=>{if(d)return;d=1;for(const[t,a]of l){const e=document.createElement(t);for(const n in a)e.setAttribute(n,a[n]);e.async=false;document.head.append(e)}};addEventListener("DOMContentLoaded",()=>{requestAnimationFrame(()=>setTimeout(g));setTimeout(g,1000)})})';

/**
 * The start of a page that came rendered: it is there to be read, so its scripts are asked for once it has been painted
 * and take nothing from its pictures and typefaces. All of them at once: the shell, and what the route needs of a remote.
 */
export function lateStart(scripts: readonly Preload[], preloads: readonly Preload[], nonce: string): string {
  const rest = ({ integrity }: Preload) => ({
    crossorigin: 'anonymous',
    ...(integrity === undefined ? {} : { integrity }),
  });
  const elements = [
    ...scripts.map((script) => ['script', { src: script.href, ...rest(script) }]),
    ...preloads.map((script) => ['link', { rel: 'preload', as: 'script', href: script.href, ...rest(script) }]),
  ];
  return `<script${attributesOf({ nonce })}>${program}(${escapeJson(elements)})</script>`;
}
