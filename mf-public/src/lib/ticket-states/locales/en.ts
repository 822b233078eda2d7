export const texts = {
  title: 'Tickets',
  free: 'Free',
  fromPrice: 'From {price}',
  memberPrice: '{price} for members',
  not_started: 'On sale from {date}',
  few_left_one: 'Only {count} left',
  few_left_other: 'Only {count} left',
  sold_out: 'Sold out',
  ended: 'The sale has ended',
  get: 'Get a ticket',
  order: 'Open your order',
};
