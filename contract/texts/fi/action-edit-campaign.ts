import { texts as create } from './action-create-campaign.ts';

const { days, price, months } = create.phrases;
const { codes: _codes, prior: _prior, ...labels } = create.labels;

export const texts = {
  name: 'Muokkaa kampanjaa',
  lead: 'Kampanjaa voi muokata, kunnes se alkaa. Sen jälkeen sen voi vain lopettaa tai sitä voi jatkaa. Koodit eivät muutu.',
  deed: 'Tallenna muutos',
  done: 'Muutos on tallennettu.',
  form: create.form,
  labels: {
    ...labels,
    name: 'Nimi',
    useLimit: 'Käyttökertoja enintään',
    personLimit: 'Kortteja ostajaa kohti enintään',
  },
  phrases: {
    days,
    price,
    months,
    name: '{0}',
    limit: '{0}',
    unlimited: 'Ei rajaa',
    notFor: 'Koodi ei käy',
  },
  refusals: {
    ...create.refusals,
    begun: 'Kampanja on jo alkanut. Sen voi lopettaa, tai sen viimeistä päivää voi siirtää.',
    overAlready: 'Kampanja on jo päättynyt.',
    changedMeanwhile:
      'Joku muu on muuttanut kampanjaa sillä välin. Sulje ikkuna ja avaa se uudelleen.',
    nothingChanges: 'Et ole muuttanut mitään.',
  },
};
