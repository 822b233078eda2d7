/** First style sheet of every page's HTML; for builds, not for code in the page. */
export { ground } from './tokens/ground';
