import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

export const texts = {
  name: 'Suunnittele hinnanmuutos',
  lead: 'Uudet hinnat alkavat valitsemanasi päivänä klo 0.00. Siihen asti kaikki maksavat nykyisen hinnan.',
  deed: 'Ajasta muutos',
  done: 'Hinnanmuutos on ajastettu.',
  form: {
    from: 'Alkaen',
    fromHint: 'Aikaisintaan huomenna',
    annual: 'Vuosi kerralla',
    renewalWhileValid: 'Jatko ajoissa',
    monthly: 'Kuukausierä',
    vat: 'Arvonlisävero',
    now: 'Ilman muutosta {0}',
    changed: 'Ilman muutosta {0} · {1}',
    year: `${INSTALMENT_COUNT} erää {0}`,
    bad: 'Kirjoita luku, esimerkiksi {0}',
    taken:
      'Tälle päivälle on jo suunniteltu muutos. Vaihda se luettelossa tai valitse toinen päivä.',
  },
  labels: {
    from: 'Alkaa',
    replaced: 'Korvaa',
    annual: 'Vuosi kerralla',
    renewalWhileValid: 'Jatko ajoissa',
    monthly: 'Kuukausierä',
    vat: 'Arvonlisävero',
    prior: `${PRIOR_DAYS} päivän alin hinta`,
    warning: 'Huomaa',
    next: 'Seuraava muutos',
    begun: 'Aloitetut maksut',
    contracts: 'Kuukausimaksut',
  },
  phrases: {
    day: '{0} klo 0.00',
    planOf: 'Muutos, joka alkaa {0}',
    amount: '{0}',
    amountChanged: '{0} ({1})',
    instalment: '{0}, vuodessa {1}',
    instalmentChanged: '{0} ({2}), vuodessa {1}',
    prior: 'Jos mainostat alennusta, kerro sen rinnalla {0}.',
    instalmentsCheaper: `${INSTALMENT_COUNT} erää maksaisi yhteensä {0} eli {1} vähemmän kuin vuosi kerralla. Korota kuukausierää tai alenna vuosihintaa.`,
    instalmentsDearer: `${INSTALMENT_COUNT} erää maksaisi yhteensä {0} eli {1} enemmän kuin vuosi kerralla, nyt ero on {2}. Tarkista, että ehdoissa kerrotaan, mitä erissä maksaminen maksaa.`,
    instalmentsCheaperLater: `Toinen suunniteltu hinta alkaa {0}. Siitä päivästä ${INSTALMENT_COUNT} erää maksaisi yhteensä {1} eli {2} vähemmän kuin vuosi kerralla. Korota kuukausierää tai muuta toista suunnitelmaa.`,
    instalmentsDearerLater: `Toinen suunniteltu hinta alkaa {0}. Siitä päivästä ${INSTALMENT_COUNT} erää maksaisi yhteensä {1} eli {2} enemmän kuin vuosi kerralla, ilman tätä muutosta ero olisi {3}. Tarkista, että ehdoissa kerrotaan, mitä erissä maksaminen maksaa.`,
    begun:
      'Ostaja, joka aloittaa maksun ennen puoltayötä, maksaa sen hinnan, joka hänelle on näytetty.',
    contracts: 'Käynnissä olevien sopimusten erät eivät muutu.',
  },
  refusals: {
    dayPassed: 'Muutos voi alkaa aikaisintaan huomenna.',
    dayTooFar: 'Muutoksen voi suunnitella enintään kahden vuoden päähän, viimeistään {0}.',
    dayTaken:
      'Päivälle {0} on jo suunniteltu muutos. Vaihda se luettelossa tai valitse toinen päivä.',
    notPlanned:
      'Muutosta, jonka tilalle tämä tulisi, ei enää ole: se on jo alkanut, tai se on siirretty tai peruttu.',
    nothingChanges: 'Hinnat ovat sinä päivänä samat jo ilman tätä muutosta.',
    renewalAboveAnnual:
      'Jatko maksaisi päivästä {0} alkaen enemmän kuin uusi kortti. Muuta molempia hintoja.',
    annualOutOfBounds: 'Vuosihinnan on oltava {0}–{1}.',
    renewalWhileValidOutOfBounds: 'Jatkon hinnan on oltava {0}–{1}.',
    monthlyOutOfBounds: 'Kuukausierän on oltava {0}–{1}.',
    vatOutOfBounds: 'Arvonlisäveron on oltava {0}–{1}.',
  },
};
