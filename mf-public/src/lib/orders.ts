/** Names of a list's orders, the default first. */
export type Orders<Name extends string> = readonly [Name, ...Name[]];

/** The order in an address (`sort`); an unknown value means the default. */
export function orderOf<Name extends string>(search: URLSearchParams, orders: Orders<Name>): Name {
  return orders.find((name) => name === search.get('sort')) ?? orders[0];
}

/** The value of an order in an address; empty for the default. */
export function sortOf<Name extends string>(order: Name, orders: Orders<Name>): string {
  return order === orders[0] ? '' : order;
}
