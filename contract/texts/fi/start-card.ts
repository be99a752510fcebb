/** Orders store these keys for years: never change a sentence, add one with the next number. */
export const texts = {
  card1:
    'Pyydän, että saan kortin käyttööni heti: jos käyn museossa ja peruutan tilauksen 14 päivän kuluessa, palautuksesta vähennetään käytettyjä päiviä vastaava osa.',
  card2:
    'Pyydän, että saan kortin käyttööni heti: jos käyn museossa ja peruutan tilauksen 14 päivän kuluessa, palautuksesta vähennetään käytettyjä päiviä vastaava osa.',
};
