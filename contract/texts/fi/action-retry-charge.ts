export const texts = {
  name: 'Veloita erä uudelleen',
  lead: 'Vanhin erääntynyt erä veloitetaan tallennetulta maksukortilta heti eikä vasta seuraavana yrityspäivänä.',
  deed: 'Veloita erä nyt',
  done: 'Erä veloitetaan muutaman minuutin kuluessa.',
  form: { none: 'Ei täytettävää.' },
  labels: { charge: 'Veloitus', told: 'Asiakas' },
  phrases: {
    planned: 'Seuraava yritys {0}',
    noTry: 'Ei yritetä enää',
    now: '{0} muutaman minuutin kuluessa',
    told: 'Saa kuitin, kun erä on maksettu.',
  },
  refusals: {
    ended: 'Sopimus on jo päättynyt tai kokonaan maksettu.',
    beingCharged: 'Erää veloitetaan juuri nyt. Odota, kunnes tulos tiedetään.',
    queued: 'Erä on jo lähdössä veloitettavaksi.',
    notDue: 'Yksikään erä ei ole erääntynyt.',
    noCard: 'Maksukorttia ei voi veloittaa. Pyydä asiakasta tallentamaan toinen kortti.',
    tooMany: 'Korttia on yritetty jo niin monta kertaa, että korttiyhtiö ei salli enempää.',
  },
};
