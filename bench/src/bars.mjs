/**
 * The bar of each figure, by id: `{ atMost }`, `{ atLeast }` or `{ equal }`, in the unit of the figure. A star at the end
 * means any rest of an id. bench/README.md explains each bar.
 */
export const bars = {
  'build.cold': { atMost: 60 },

  'bundle.sum': { atMost: 164 },
  'bundle.ratio': { atMost: 1.1 },
  'bundle.remote.*': { atMost: 14 },
  'bundle.member-home': { atMost: 25 },
  'bundle.office-list': { atMost: 36 },
  'bundle.office-screen': { atMost: 6 },

  'page.first-visit': { atMost: 166 },
  'page.requests': { atMost: 8 },
  'page.chain': { atMost: 2 },
  'page.second-visit': { equal: 0 },
  'page.route-requests': { equal: 0 },
  'page.route-ratio': { atMost: 4.5 },

  'phone.ratio': { atMost: 1.2 },

  'html.rendered.*': { equal: true },
  'html.speed.*': { atLeast: 0.25 },
  'html.size./events': { atMost: 11 },
  'html.size./chapters': { atMost: 11.5 },
  'html.size./': { atMost: 12 },
  'html.size.*': { atMost: 11.5 },
  'html.size-median': { atMost: 10 },

  'list.same-work': { equal: true },
  'list.same-answer': { equal: true },
  'list.speed.admin': { atLeast: 0.75 },
  'list.speed.*': { atLeast: 0.9 },
  'list.cpu.*': { atMost: 1.8 },
  'list.p99.*': { atMost: 2 },

  'events.orders': { atLeast: 3000 },
  'events.release': { atMost: 5 },
  'events.redeems': { atLeast: 300 },
  'events.redeem-p95': { atMost: 150 },
  'events.page': { atLeast: 2000 },
  'events.page-p99': { atMost: 30 },

  'check-in.offline': { atMost: 1000 },

  'learning.playable': { atMost: 1200 },
  'learning.write-p95': { atMost: 30 },

  'memberships.quote-p95': { atMost: 60 },

  'jobs.list-p95': { atMost: 100 },
  'jobs.facets-p95': { atMost: 100 },

  'pool.list-p95': { atMost: 100 },

  'dashboards.batch-p95': { atMost: 400 },
  'dashboards.ratio.*': { atMost: 2 },
  'dashboards.first-chart': { atMost: 1000 },
  'dashboards.all-charts': { atMost: 2500 },

  'admin-list.page-ratio': { atMost: 2 },
  'admin-list.csv-ratio': { atMost: 2 },
  'admin-list.csv-memory': { atMost: 64 },
  'admin-list.bulk-ratio': { atLeast: 0.6 },
  'admin-list.bulk': { atLeast: 5000 },
  'admin-list.undo-ratio': { atLeast: 0.5 },
  'admin-list.cancel-ratio': { atMost: 0.04 },

  'scale.page': { atMost: 150 },
  'scale.deep-ratio': { atMost: 2 },
  'scale.read': { atMost: 150 },
  'scale.merge': { atMost: 1000 },
  'scale.export-ratio': { atMost: 1.5 },

  'admin-table.menu-ratio': { atMost: 6 },
  'admin-table.order-ratio': { atMost: 2 },
  'admin-table.filter-ratio': { atMost: 3.5 },
  'admin-table.page-ratio': { atMost: 2 },
  'admin-table.commit-ratio': { atMost: 4.5 },
  'admin-table.redrawn': { equal: 1 },

  'start.ratio': { atMost: 5 },

  'memory.seeding': { atMost: 700 },
  'memory.idle': { atMost: 350 },

  'peers.click.cold': { atMost: 1 },
  'peers.click.warm': { atMost: 0.3 },
  'peers.fcp.*': { atMost: 1 },
  'peers.lcp.*': { atMost: 0.8 },
  'peers.tbt.*': { atMost: 0.7 },
  'peers.lead.*': { atLeast: 0 },
  'peers.html./events': { atMost: 12 },
  'peers.html-median': { atMost: 10 },
  'peers.prefetch.fast': { atMost: 20 },
  'peers.prefetch.save-data': { equal: 0 },
  'peers.prefetch.slow': { equal: 0 },
};
