import { texts as lookAhead } from './look-ahead.ts';

export const texts = {
  lookAhead,
  now: 'Nyt',
  since: '{0} alkaen',
  until: '{0} asti',
  shipped: 'Oletus',
  change: 'Suunnittele muutos',
  planned: 'Suunnitellut muutokset',
  plannedNote:
    'Voit vaihtaa tai perua muutoksen, kunnes sen päivä alkaa. Keskeytyksen, tiedotteen ja värit voit perua vielä ensimmäisenä päivänä.',
  none: 'Yhtään muutosta ei ole suunniteltu.',
  show: 'Katso sivulla',
  replace: 'Vaihda',
  cancel: 'Peru',
  ofDay: '{0}, alkaa {1}',
  from: 'Alkaen',
  what: 'Mitä',
  who: 'Kuka ja miksi',
  earlier: 'Aiemmat',
  scheme: 'Asetettu käyttöönotossa',
  gone: 'entinen työntekijä',
  failed: 'Luetteloa ei saatu haettua. Lataa sivu uudelleen.',
  preview: {
    heading: 'Näin asiakas näkee sen',
    before: 'Viimeisenä päivänä ennen muutosta',
    after: 'Kun muutos on alkanut',
    nothing: 'Sivut näkyvät tavalliseen tapaan.',
    languages: { fi: 'Suomeksi', sv: 'Ruotsiksi', en: 'Englanniksi' },
  },
};
