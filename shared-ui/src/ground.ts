/** What the HTML of every page begins with; for the builds that write it, not for code that runs in the page. */
export { ground } from './tokens/ground';
