import type { PoolPage } from './talent-pool.slice';

/** The lists are parts of one page, so their page numbers are not in the address. */
export const pageOfLooks = (page: number): PoolPage => ({ page, per_page: 10 });

/** Many at once: those that wait for an answer are shown apart from the others. */
export const pageOfContacts = (page: number): PoolPage => ({ page, per_page: 50 });
