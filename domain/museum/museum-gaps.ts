/** Whether the card is accepted today. */
export const MUSEUM_STATES = ['joined', 'coming', 'left'] as const;
export type MuseumState = (typeof MUSEUM_STATES)[number];

/** Missing information on a museum's page. */
export const MUSEUM_GAPS = ['hours', 'picture', 'address', 'access', 'price', 'website'] as const;
export type MuseumGap = (typeof MUSEUM_GAPS)[number];
