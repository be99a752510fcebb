/** Where a number of a card came from: drawn with the card, brought along from another scheme, or drawn for a lost one. */
export const NUMBER_ORIGINS = ['issued', 'imported', 'replaced'] as const;
export type NumberOrigin = (typeof NUMBER_ORIGINS)[number];
