import { texts as names } from '../../../contract/texts/fi/rights.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  actions,
  frame,
  names,
  title: 'Oikeudet',
  description: 'Kuka saa tehdä mitä.',
  heading: 'Oikeudet',
  lead: '{0|# oikeus|# oikeutta}, {1|# rooli|# roolia}. Rooli on nimi joukolle oikeuksia; ihmisellä voi olla useita rooleja.',
  /** Where the name of a role may break in the narrow columns of the table. */
  breakAfter: 'siakas|Museo|Pää|Kassan|Oikeuk',
  may: 'saa tehdä',
  own: 'sinulla on tämä oikeus',
  yes: 'saa',
  no: 'ei saa',
  note: 'Oikeus näyttää myös sen, mihin rivi liittyy: palautuksesta näkee tilausnumeron. Tarkastaja näkee tapahtumat, mutta ei voi avata asiakkaiden tietoja.',
  limits: 'Palautusten ylärajat',
  limitsLead:
    'Näin paljon rooli saa palauttaa yhdestä maksusta ilman toista henkilöä. Jos henkilöllä on monta roolia, suurin raja pätee.',
  upTo: 'enintään {0}',
  alwaysSecond: 'toinen henkilö hyväksyy aina',
  changeLimit: 'Muuta',
  changeLimitOf: 'Muuta ylärajaa: {0}',
  failed: 'Sivua ei voitu päivittää. Lataa se uudelleen.',
};
