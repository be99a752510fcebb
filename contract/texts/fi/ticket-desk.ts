/** Messages about a card for the clerk at the desk. */
export const texts = {
  valid: 'Kortti on voimassa {0} asti.',
  startsNow: 'Kortti on käytettävissä. Voimassaolo alkaa tästä käynnistä.',
  visitedToday: 'Käynti on jo kirjattu tänään klo {0}.',
  expired: 'Kortti ei ole voimassa. Voimassaolo päättyi {0}.',
  notActive: 'Korttia ei ole vielä aktivoitu.',
  onHold:
    'Kortti ei ole nyt käytössä. Pyydä asiakasta avaamaan korttinsa puhelimessa tai tarkistamaan sähköpostinsa.',
  blocked: 'Kortti on suljettu. Pyydä asiakasta ottamaan yhteyttä asiakaspalveluun.',
  refunded: 'Kortti ei ole voimassa: sen tilaus on peruutettu.',
  replaced: 'Numero on korvattu uudella. Pyydä asiakasta avaamaan korttinsa puhelimessa.',
  unknown: 'Numerolla ei löydy korttia.',
  checkIdentity: 'Tarkista henkilöllisyystodistus: {0}, s. {1}',
  recorded: 'Käynti kirjattu klo {0}',
};
