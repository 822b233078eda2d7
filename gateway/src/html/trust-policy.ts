import { foreignTag } from '@enlace/shared-contract';

import { escapeJson } from './escape';

/** A file of the shell or of a release. Files that users uploaded have other paths. */
const ownScript = '^\\/(assets|remotes)\\/[\\w./+-]+\\.js$';

/**
 * Makes the policy. Browsers without Trusted Types get the same checks as a plain object. The policy has no
 * `createScript`, so code in texts is refused.
 */
const program = `(d=>{const r={createHTML:t=>t.replace(/${foreignTag}/g,"&lt;"),createScriptURL:u=>{const{origin:o,pathname:p}=new URL(u,location);if(d.includes(o)||o===location.origin&&/${ownScript}/.test(p))return u;throw new TypeError("not a script of this site: "+u)}};self.enlaceTrust=self.trustedTypes?trustedTypes.createPolicy("enlace",r):r})`;

/**
 * The first statement of every document's first script: the page's one policy of Trusted Types (shared-contract/src/trust.ts).
 * @param devOrigins development servers and Stripe, which may serve scripts of any path
 */
export function trustPolicy(devOrigins: readonly string[]): string {
  return `${program}(${escapeJson(devOrigins)})`;
}
