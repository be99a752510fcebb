/** In the query of a page: with it, who writes a draft sees the page as it would be. */
export const DRAFT = 'luonnos';
