/** Origin of a card number: created with the card, imported from another scheme, or created for a lost card. */
export const NUMBER_ORIGINS = ['issued', 'imported', 'replaced'] as const;
export type NumberOrigin = (typeof NUMBER_ORIGINS)[number];
