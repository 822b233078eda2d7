/** Name of orders in their payments; stored with each payment. */
export const orderPurpose = 'order';
