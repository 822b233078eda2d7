/**
 * The bar of each figure, by id: `{ atMost }`, `{ atLeast }` or `{ equal }`, in the unit of the figure. A star at the end
 * means any rest of an id. bench/README.md explains each bar.
 */
export const bars = {
  'build.cold': { atMost: 60 },

  'bundle.sum': { atMost: 165 },
  'bundle.ratio': { atMost: 1.1 },
  'bundle.remote.*': { atMost: 14 },
  'bundle.office-list': { atMost: 60 },
  'bundle.office-screen': { atMost: 6 },

  'page.first-visit': { atMost: 166 },
  'page.requests': { atMost: 8 },
  'page.chain': { atMost: 2 },
  'page.second-visit': { equal: 0 },
  'page.route-requests': { equal: 0 },
  'page.route-ratio': { atMost: 5 },

  'phone.ratio': { atMost: 1.5 },

  'html.rendered.*': { equal: true },
  'html.speed.*': { atLeast: 0.15 },

  'list.same-work': { equal: true },
  'list.same-answer': { equal: true },
  'list.speed.*': { atLeast: 0.25 },
  'list.cpu.*': { atMost: 4.5 },
  'list.p99.*': { atMost: 5 },

  'admin-list.page-ratio': { atMost: 2.5 },
  'admin-list.csv-ratio': { atMost: 3 },
  'admin-list.csv-memory': { atMost: 64 },
  'admin-list.bulk-ratio': { atLeast: 0.25 },
  'admin-list.undo-ratio': { atLeast: 0.15 },
  'admin-list.cancel-ratio': { atMost: 0.04 },

  'admin-table.menu-ratio': { atMost: 8 },
  'admin-table.order-ratio': { atMost: 3 },
  'admin-table.filter-ratio': { atMost: 4 },
  'admin-table.page-ratio': { atMost: 3 },
  'admin-table.commit-ratio': { atMost: 5 },
  'admin-table.redrawn': { equal: 1 },

  'start.ratio': { atMost: 5 },
};
