/** Orders store these keys for years: never change a sentence, add one with the next number. */
export const texts = {
  card1:
    'Jag ber att få använda kortet genast: om jag besöker ett museum och ångrar beställningen inom 14 dagar, dras en del som motsvarar de använda dagarna av från återbetalningen.',
  card2:
    'Jag ber om att få använda kortet genast: om jag besöker ett museum och ångrar beställningen inom 14 dagar görs avdrag från återbetalningen för de dagar jag har använt.',
};
