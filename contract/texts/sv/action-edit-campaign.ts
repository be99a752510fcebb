import { texts as create } from './action-create-campaign.ts';

const { days, price, months } = create.phrases;
const { codes: _codes, prior: _prior, ...labels } = create.labels;

export const texts = {
  name: 'Redigera kampanjen',
  lead: 'Kampanjen kan redigeras tills den börjar. Därefter kan den bara avslutas eller förlängas. Koderna ändras inte.',
  deed: 'Spara ändringen',
  done: 'Ändringen är sparad.',
  form: create.form,
  labels: {
    ...labels,
    name: 'Namn',
    useLimit: 'Högsta antal användningar',
    personLimit: 'Högsta antal kort per köpare',
  },
  phrases: {
    days,
    price,
    months,
    name: '{0}',
    limit: '{0}',
    unlimited: 'Ingen gräns',
    notFor: 'Koden gäller inte',
  },
  refusals: {
    ...create.refusals,
    begun: 'Kampanjen har redan börjat. Den kan avslutas, eller så kan dess sista dag flyttas.',
    overAlready: 'Kampanjen har redan slutat.',
    changedMeanwhile:
      'Någon annan har ändrat kampanjen under tiden. Stäng fönstret och öppna det igen.',
    nothingChanges: 'Du har inte ändrat något.',
  },
};
