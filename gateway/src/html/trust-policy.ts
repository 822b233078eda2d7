import { escapeJson } from './escape';

/** A file of the shell or of a release, or a service worker. Files that users uploaded have other paths. */
const ownScript = (folders: string): string => `^\\/((${folders})\\/[\\w./+-]+|(check-in|ticket)-worker)\\.js$`;

const ownFolders = 'assets|remotes';
/** With the script of the fake of Stripe (api/src/infrastructure/stripe/stripe-account.ts). */
const sandboxFolders = `${ownFolders}|api\\/v2\\/sandbox`;

/**
 * Makes the policy. Browsers without Trusted Types get the same checks as a plain object. The policy has no
 * `createScript`, so code in texts is refused. It escapes every `<` until the shell names the markup of rich text, once.
 */
const makeProgram = (path: string): string =>
  `((d,m=/</g)=>{self.enlaceMarkup=t=>{m=RegExp(t,"g");delete self.enlaceMarkup};const r={createHTML:t=>t.replace(m,"&lt;"),createScriptURL:u=>{const{origin:o,pathname:p}=new URL(u,location);if(d.includes(o)||o===location.origin&&/${path}/.test(p))return u;throw TypeError("foreign: "+u)}};self.enlaceTrust=self.trustedTypes?.createPolicy("enlace",r)||r})`;

/**
 * The first statement of every document's first script: the page's one policy of Trusted Types (shared-contract/src/trust.ts).
 * @param devOrigins development servers and Stripe, which may serve scripts of any path
 * @param hasSandbox whether the API has the fake of Stripe
 */
export function trustPolicy(devOrigins: readonly string[], hasSandbox: boolean): string {
  const program = hasSandbox ? sandboxProgram : usualProgram;
  return `${program}(${escapeJson(devOrigins)})`;
}

const usualProgram = makeProgram(ownScript(ownFolders));
const sandboxProgram = makeProgram(ownScript(sandboxFolders));
