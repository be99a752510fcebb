import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

/** Shown beside a reduced price: the lowest price of the previous days. */
export const texts = {
  card: `Kortin alin hinta alennusta edeltäneiden ${PRIOR_DAYS} päivän aikana oli {0}.`,
  renewal: `Jatkon alin hinta alennusta edeltäneiden ${PRIOR_DAYS} päivän aikana oli {0}.`,
  instalment: `Kuukausierän alin hinta alennusta edeltäneiden ${PRIOR_DAYS} päivän aikana oli {0}.`,
};
