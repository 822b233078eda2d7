/** Style sheets of every page's HTML; for builds, not for code in the page. */
export { typefaces } from './tokens/fonts';
export { ground } from './tokens/ground';
