export const texts = {
  name: 'Sulje numero ja anna uusi',
  lead: 'Kun kortti tai puhelin on kadonnut tai joku muu käyttää numeroa.',
  deed: 'Sulje numero ja anna uusi',
  done: 'Kortti sai uuden numeron, ja vanha on suljettu.',
  form: {
    why: 'Mitä on tapahtunut?',
    reasons: { lost: 'Kadonnut', stolen: 'Varastettu', misused: 'Joku muu käyttää numeroa' },
    plastic: 'Lähetä uusi muovikortti',
  },
  labels: {
    number: 'Asiakasnumero',
    old: 'Vanha numero',
    time: 'Voimassaolo ja käynnit',
    plastic: 'Muovikortti',
    devices: 'Kirjautumiset',
    told: 'Asiakas',
  },
  phrases: {
    number: '{0}',
    drawn: 'Uusi, arvotaan nyt. Ryijy pysyy samana.',
    refused:
      'Ei kelpaa enää missään museossa. Ilman yhteyttä toimiva kassa saa tiedon seuraavan listan mukana.',
    unchanged: 'Ei muutu',
    reopened: 'Ei muutu. Suljettu kortti avataan.',
    posted: 'Uusi kortti osoitteeseen {0}',
    postedInstead: 'Uusi kortti osoitteeseen {0}. Se korvaa kortin, jota ei ole vielä postitettu.',
    waiting: 'Uutta ei tilata. Aiemmin tilattu kortti painetaan uudella numerolla.',
    notPosted:
      'Uutta ei tilata. Painossa olevaa korttia ei postiteta, koska siinä on vanha numero.',
    noPlastic: 'Uutta ei lähetetä',
    signedOut: 'Kaikki laitteet kirjataan ulos',
    letter: 'Saa viestin, jossa numeroa ei ole. Numero näkyy hänen omalla korttisivullaan.',
    noLetter: 'Viestiä ei lähde',
  },
  refusals: {
    noCard: 'Asiakkaalla ei ole korttia.',
    notPosted: 'Muovikortteja ei postiteta tähän maahan: {0}. Jätä muovikortti tilaamatta.',
    noAddress: 'Postiosoite puuttuu. Lisää se ensin tai jätä muovikortti tilaamatta.',
  },
};
