export const texts = {
  name: 'Hyvitä aikaa',
  lead: 'Lisää päiviä tai kuukausia kortin voimassaoloon. Rahaa ei liiku.',
  deed: 'Lisää aikaa kortille',
  done: 'Kortille lisättiin aikaa.',
  form: { amount: 'Määrä', unit: 'Yksikkö', days: 'päivää', months: 'kuukautta' },
  labels: {
    until: 'Voimassa',
    given: 'Hyvitetty vuoden aikana',
    rest: 'Maksut ja numero',
    told: 'Asiakas',
  },
  phrases: {
    until: '{0} asti',
    waits: 'Alkaa ensimmäisestä käynnistä',
    none: 'Ei voimassa',
    given: '{0} pv',
    givenOf: '{0} pv, rajasi on {1} pv',
    unchanged: 'Ei muutu',
    seen: 'Näkee lisäajan kortin sivulta. Viestiä ei lähde.',
  },
  refusals: {
    noCard: 'Asiakkaalla ei ole korttia, jolle aikaa voisi lisätä.',
    blocked: 'Kortti on suljettu. Avaa tai korvaa se ensin.',
    refunded: 'Kortin tilaus on peruutettu, joten kortille ei voi lisätä aikaa.',
    overLimit: 'Kortille voi lisätä oikeuksillasi vielä {0} pv. Raja on {1} pv vuodessa.',
  },
};
