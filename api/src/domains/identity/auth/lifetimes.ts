/** As long as the session library keeps its cookie; the refresh token lives as long, and both roll on with use. */
export const signInSeconds = 30 * 86_400;

export const accessTokenSeconds = 15 * 60;

/** Minutes that a pin is good for, and the tries it takes. The mails' texts say the same. */
export const pinMinutes = { verify: 24 * 60, reset: 30, remove: 30 } as const;
/** Of the pin that comes with an account that others made. */
export const invitationMinutes = 7 * 24 * 60;
export const pinAttempts = 5;
