/** Where the cookie choice is kept, in local storage and as a cookie (SPEC §2, §9). */
export const consentKey = 'user_cookie_consent';

/** Stored by Accept (SPEC §9) and by Decline. */
export const consentValues = { accepted: '1', declined: '0' } as const;
