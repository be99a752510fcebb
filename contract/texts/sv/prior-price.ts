import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

/** Shown beside a reduced price: the lowest price of the previous days. */
export const texts = {
  card: `Kortets lägsta pris under de ${PRIOR_DAYS} dagarna före prissänkningen var {0}.`,
  renewal: `Förlängningens lägsta pris under de ${PRIOR_DAYS} dagarna före prissänkningen var {0}.`,
  instalment: `Månadsratens lägsta pris under de ${PRIOR_DAYS} dagarna före prissänkningen var {0}.`,
};
