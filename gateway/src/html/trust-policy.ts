import { escapeJson } from './escape';

/** A file of the shell or of a release, or a service worker. Files that users uploaded have other paths. */
const ownScript = '^\\/((assets|remotes)\\/[\\w./+-]+|(check-in|ticket)-worker)\\.js$';

/**
 * Makes the policy. Browsers without Trusted Types get the same checks as a plain object. The policy has no
 * `createScript`, so code in texts is refused. It escapes every `<` until the shell names the markup of rich text, once.
 */
const program = `(d=>{let m=/</g;self.enlaceMarkup=t=>{m=RegExp(t,"g");delete self.enlaceMarkup};const r={createHTML:t=>t.replace(m,"&lt;"),createScriptURL:u=>{const{origin:o,pathname:p}=new URL(u,location);if(d.includes(o)||o===location.origin&&/${ownScript}/.test(p))return u;throw TypeError("foreign: "+u)}};self.enlaceTrust=self.trustedTypes?.createPolicy("enlace",r)||r})`;

/**
 * The first statement of every document's first script: the page's one policy of Trusted Types (shared-contract/src/trust.ts).
 * @param devOrigins development servers and Stripe, which may serve scripts of any path
 */
export function trustPolicy(devOrigins: readonly string[]): string {
  return `${program}(${escapeJson(devOrigins)})`;
}
