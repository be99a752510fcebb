/** Whether the card is taken there today. */
export const MUSEUM_STATES = ['joined', 'coming', 'left'] as const;
export type MuseumState = (typeof MUSEUM_STATES)[number];

/** What a visitor misses on the page of a museum. */
export const MUSEUM_GAPS = ['hours', 'picture', 'address', 'access', 'price', 'website'] as const;
export type MuseumGap = (typeof MUSEUM_GAPS)[number];
