/** What the page tells its first script when everything on it answers. */
export const PAGE_ALIVE = 'page-alive';
