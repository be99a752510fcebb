/** For codes copied by hand: without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which look alike. */
export const CLEAR_SIGNS = 'ACDEFGHJKMNPQRTWXY34679';
