import { texts as create } from './action-create-campaign.ts';

const { badPrefix, badLines, noCodes } = create.refusals;

export const texts = {
  name: 'Lisää koodeja',
  lead: 'Uudet koodit antavat saman kuin kampanjan muutkin koodit, ja jokainen käy yhden kerran.',
  deed: 'Lisää koodit',
  done: 'Koodit on lisätty.',
  form: create.form,
  labels: {
    campaign: 'Kampanja',
    added: 'Uusia koodeja',
    total: 'Koodeja yhteensä',
  },
  phrases: { name: '{0}', codes: '{0|# koodi|# koodia}' },
  refusals: {
    badPrefix,
    badLines,
    noCodes,
    overAlready: 'Kampanja on jo päättynyt.',
    sharedCode:
      'Kampanjalla on yksi yhteinen koodi. Kertakäyttöisiä koodeja varten tarvitaan toinen kampanja.',
    tooManyCodes: 'Koodeja olisi yhteensä {0}, mutta niitä saa olla enintään {1}.',
  },
};
