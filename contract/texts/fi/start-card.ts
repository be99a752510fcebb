/** Orders name these for years: a sentence is never changed, a new one gets the next number. */
export const texts = {
  card1:
    'Pyydän, että saan kortin käyttööni heti: jos käyn museossa ja peruutan tilauksen 14 päivän kuluessa, palautuksesta vähennetään käytettyjä päiviä vastaava osa.',
  card2:
    'Pyydän, että saan kortin käyttööni heti: jos käyn museossa ja peruutan tilauksen 14 päivän kuluessa, palautuksesta vähennetään käytettyjä päiviä vastaava osa.',
};
