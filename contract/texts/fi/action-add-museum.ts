import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Lisää museo',
  lead: 'Museo näkyy asiakkaille liittymispäivästään alkaen.',
  deed: 'Lisää museo',
  done: 'Museo on lisätty.',
  form: {},
  labels: {
    ...words.parts,
    slug: 'Sivun osoite',
  },
  phrases: {
    part: '{0}',
  },
  refusals: {
    ...words.faults,
    slugTaken: 'Osoite {0} on jo toisella museolla. Valitse toinen.',
    pictureGone: 'Kuvaa ei enää ole. Lisää se uudelleen.',
    exhibitionTaken: 'Näyttely kuuluu toiselle museolle. Lisää se uudelleen.',
  },
};
