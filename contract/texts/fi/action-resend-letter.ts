export const texts = {
  name: 'Lähetä viesti uudelleen',
  lead: 'Sama viesti lähtee vielä kerran. Jos osoite kuuluu tilaukseen eikä tiliin, voit korjata sen ensin.',
  deed: 'Lähetä viesti',
  done: 'Viesti lähetettiin uudelleen.',
  form: { to: 'Lähetä osoitteeseen' },
  labels: {
    letter: 'Viesti',
    to: 'Osoite',
    code: 'Lahjan koodi',
    list: 'Palautuneet viestit',
    often: 'Uudelleen vuorokauden aikana',
  },
  phrases: {
    name: '{0}',
    address: '{0}',
    newCode: 'Vanha koodi ja linkki lakkaavat toimimasta, ja viestissä on uudet',
    sameCode: 'Sama kuin ennen. Koodia ei näytetä täällä.',
    waits: 'Odottaa listalla',
    leaves: 'Poistuu listalta',
    times: '{0|# kerta|# kertaa}',
    timesOf: '{0|# kerta|# kertaa}, enintään {1}',
  },
  refusals: {
    waiting: 'Viesti ei ole vielä lähtenyt. Se lähtee itsestään.',
    gone: 'Viestin sisältöä ei enää säilytetä, joten sitä ei voi lähettää uudelleen.',
    secret:
      'Viestissä oli koodi tai linkki, jota ei lähetetä toista kertaa. Asiakas saa uuden pyytämällä sen itse samalta sivulta kuin ensimmäisen.',
    linkAddress:
      'Viestissä on saajan henkilökohtainen linkki. Se lähtee vain osoitteeseen, johon se lähetettiin: {0}.',
    accountAddress:
      'Viesti kuuluu asiakkaan tiliin ja lähtee vain tilin osoitteeseen {0}. Vaihda ensin tilin osoite.',
    wrongAddress: 'Sähköpostiosoite ei kelpaa. Tarkista se.',
    giftTaken: 'Lahja on jo aktivoitu tai peruutettu, joten sitä ei enää lähetetä.',
    stopped: 'Saaja ei halua näitä viestejä, tai osoitteesta on palautunut viesti.',
    tooOften:
      'Viesti on lähetetty uudelleen jo {0|# kerran|# kertaa} vuorokauden aikana. Yritä huomenna uudelleen.',
  },
};
