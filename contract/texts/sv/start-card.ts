/** Orders name these for years: a sentence is never changed, a new one gets the next number. */
export const texts = {
  card1:
    'Jag ber att få använda kortet genast: om jag besöker ett museum och ångrar beställningen inom 14 dagar, dras en del som motsvarar de använda dagarna av från återbetalningen.',
};
