/** As they stand in the address: a search can be shared, and works without scripts. */
export const WORDS_PARAMETER = 'haku';
export const TOWN_PARAMETER = 'paikkakunta';
