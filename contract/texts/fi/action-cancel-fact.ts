import { topics } from './action-plan-fact.ts';

export const texts = {
  name: 'Peru suunniteltu muutos',
  lead: 'Muutos jää tekemättä. Voimassa pysyy se, mikä sinä päivänä muuten olisi voimassa.',
  deed: 'Peru muutos',
  done: 'Suunniteltu muutos on peruttu.',
  form: {},
  labels: { topic: 'Perutaan' },
  phrases: {
    ...topics,
    planned: 'Muutos, joka alkaa {0}',
  },
  refusals: {
    notPlanned: 'Muutosta ei enää ole: se on jo alkanut, tai se on siirretty tai peruttu.',
    lastMethod:
      'Ilman tätä muutosta päivänä {0} ei voisi maksaa verkkopankissa eikä maksukortilla. Älä peru muutosta, vaan vaihda se toiseen.',
  },
};
