/** Key of the cookie choice, in local storage and as a cookie (docs/SPECIFICATION.md, section 9). */
export const consentKey = 'user_cookie_consent';

/** Stored by Accept and by Decline. */
export const consentValues = { accepted: '1', declined: '0' } as const;
