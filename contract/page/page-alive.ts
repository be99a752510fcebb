/** Event sent to the page's first script when hydration is complete. */
export const PAGE_ALIVE = 'page-alive';
