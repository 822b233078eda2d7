export { type CardFault, cardFaultOf } from '@enlace/shared-forms/stripe';
