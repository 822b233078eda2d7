import { escapeJson } from './escape';
import type { Preload } from './preloads';

/** Entry of the local storage of browsers that have the files of the typefaces. */
const storageKey = 'enlace_typefaces';

/** What the element of an entry is: a script, a preload of data or a preload of a script. */
const kinds = { script: 0, data: 1, preload: 2 } as const;

/**
 * Runs in the page. `s` switches the typefaces on, `g` also adds the elements and counts as the first paint. A tab in the
 * background paints nothing, so the script does not wait for a paint there. An entry of `l` is `[kind, address, integrity]`.
 */
const program = `(l=>{const D=document,k="${storageKey}";let d=0;const s=()=>{const m=D.querySelector("style").sheet.cssRules[0]?.media;if(m)m.mediaText="all"},g=()=>{if(d)return;d=1;s();for(const[t,u,i]of l){const e=D.createElement(t?"link":"script");if(t){e.rel="preload";e.as=t>1?"script":"fetch";e.href=u}else e.src=enlaceTrust.createScriptURL(u);e.async=false;e.crossOrigin="anonymous";if(i)e.integrity=i;D.head.append(e)}};try{if(localStorage[k])s();localStorage[k]=1}catch{}addEventListener("DOMContentLoaded",()=>{requestAnimationFrame(()=>setTimeout(g));setTimeout(g,1000)})})`;

/**
 * Script that starts a rendered page. The other scripts load after the first paint, so that they do not delay pictures
 * and typefaces: the shell, the data of the start, and the files of the remote, all together. Typefaces
 * that are still loading double the time of the first layout, so they are declared after the first paint, too; on later
 * visits, when the browser has their files, before it.
 * @param data addresses of the boot data that all visitors share, and of the state
 */
export function lateStart(scripts: readonly Preload[], preloads: readonly Preload[], data: readonly string[]): string {
  const entryOf = (kind: number, { href, integrity }: Preload) => [
    kind,
    href,
    ...(integrity === undefined ? [] : [integrity]),
  ];
  const elements = [
    ...scripts.map((script) => entryOf(kinds.script, script)),
    ...data.map((href) => [kinds.data, href]),
    ...preloads.map((script) => entryOf(kinds.preload, script)),
  ];
  return `${program}(${escapeJson(elements)})`;
}

/** The first rule of a rendered page's first style sheet: the typefaces for a browser without scripts. */
export function lateTypefaces(typefaces: string): string {
  return typefaces === '' ? '' : `@media (scripting:none){${typefaces}}`;
}
