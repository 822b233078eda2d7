/**
 * Seconds of a login session without use. The session cookie and the refresh token have the same lifetime, and both are
 * renewed with use, up to `longestSignIn`.
 */
export const signInSeconds = 30 * 86_400;

/**
 * Seconds after its beginning in which a login session ends, used or not. Admins sign in every day, because their rights
 * do the most harm in other hands.
 */
export const longestSignIn = { admin: 86_400, member: 90 * 86_400 } as const;

export const accessTokenSeconds = 15 * 60;

/** Minutes until a pin ends. The texts of the mails name the same times. */
export const pinMinutes = { verify: 24 * 60, reset: 30, remove: 30, email: 24 * 60, proof: 30 } as const;
/** Minutes until the pin of an invitation ends. */
export const invitationMinutes = 7 * 24 * 60;
/** Minutes until the link ends with which a new administrator chooses a password. */
export const adminLinkMinutes = 60;
export const pinAttempts = 5;

/** Minutes after a sign-in, or a proof of identity, in which a sensitive change needs no further proof. */
export const freshProofMinutes = 5;
