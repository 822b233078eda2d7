export { mountDonations } from './donations.routes';
export { donationsJobs, noteDonationEvent, reconcileDonations } from './donations-jobs';
export { donationPayments } from './stripe/donation-payments';
export { donationsPersonColumns } from './donations-person-columns';
export type {} from './donations.tables';
