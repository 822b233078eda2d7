/** Names of a list's orders, the usual one first. */
export type Orders<Name extends string> = readonly [Name, ...Name[]];

/** The order an address asks for (`sort`); anything unknown is the usual one. */
export function orderOf<Name extends string>(search: URLSearchParams, orders: Orders<Name>): Name {
  return orders.find((name) => name === search.get('sort')) ?? orders[0];
}

/** An order as an address tells it: the usual one is left out. */
export function sortOf<Name extends string>(order: Name, orders: Orders<Name>): string {
  return order === orders[0] ? '' : order;
}
