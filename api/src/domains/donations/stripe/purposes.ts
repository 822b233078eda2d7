/** Stored with each payment, so they never change: the subject of the first is the donation, of the second the receipt. */
export const oncePurpose = 'donation';
export const monthlyPurpose = 'monthly_donation';
