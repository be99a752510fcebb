/** Query parameter: the author of a draft sees the page with it. */
export const DRAFT = 'luonnos';
