export const texts = {
  name: 'Peru suunniteltu versio',
  lead: 'Versio ei tule voimaan. Sitä edellinen jää voimaan.',
  deed: 'Peru versio',
  done: 'Versio on peruttu.',
  form: {},
  labels: {
    document: 'Asiakirja',
    told: 'Jo kerrottu',
  },
  phrases: {
    terms: 'Käyttöehdot: ei uutta versiota',
    privacy: 'Tietosuojaseloste: ei uutta versiota',
    day: 'Tulisi voimaan {0}',
    told: '{0|Yhdelle henkilölle|# henkilölle} on jo kerrottu. Perumisesta ei lähde viestiä.',
  },
  refusals: {
    notPlanned: 'Versiota ei enää voi perua: se on tullut voimaan tai se on peruttu.',
  },
};
