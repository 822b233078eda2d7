import { defineModule } from '../../kit/core/module/define-module';
import { donationsJobs, noteDonationEvent } from './donations-jobs';
import { donationsLabels } from './donations-labels';
import { donationsMails } from './donations-mails';
import { donationsPersonColumns } from './donations-person-columns';
import { mountDonations } from './donations.routes';
import { donationPayments } from './stripe/donation-payments';

export const donationsModule = defineModule({
  name: 'donations',
  auditLabels: donationsLabels,
  routes: [mountDonations],
  backgroundJobs: [donationsJobs],
  mails: donationsMails,
  personalData: { columns: donationsPersonColumns },
  contributes: { paymentPurposes: donationPayments, stripeListener: noteDonationEvent },
});
