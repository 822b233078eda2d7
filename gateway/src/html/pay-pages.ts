import { escapeJson } from './escape';

/** Pages with a card form, below the language of an address: checkout, membership, a failed payment, a donation. */
const payPaths = '/(events/[^/]+/checkout|my/membership|pay/[^/]+|donations/[^/]+)/?$';

const payPage = new RegExp(`^${payPaths}`);

/** The path has no language. */
export function isPayPage(path: string): boolean {
  return payPage.test(path);
}

/** Origins of Stripe's script for a page; none for pages without a card form. */
export function payOriginsOf(path: string, origins: readonly string[]): readonly string[] {
  return isPayPage(path) ? origins : [];
}

/**
 * Statement of a document whose policy has no Stripe: going to a page with a card form loads that page from the server,
 * with its policy. Moves within the document keep the policy that it was loaded with.
 */
export const payGuard = `(r=>{const isPay=u=>r.test(new URL(u,location).pathname);for(const n of["pushState","replaceState"]){const f=history[n];history[n]=function(s,t,u){if(u!=null&&isPay(u)&&!isPay(location))location[n==="pushState"?"assign":"replace"](u);else f.call(this,s,t,u)}}addEventListener("popstate",()=>{if(isPay(location))location.reload()},true)})(RegExp(${escapeJson(`^(/[a-z]{2})?${payPaths}`)}))`;
