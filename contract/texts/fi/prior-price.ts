import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

/** Beside a reduced price: the lowest one of the days before. */
export const texts = {
  card: `Kortin alin hinta alennusta edeltäneiden ${PRIOR_DAYS} päivän aikana oli {0}.`,
  renewal: `Jatkon alin hinta alennusta edeltäneiden ${PRIOR_DAYS} päivän aikana oli {0}.`,
  instalment: `Kuukausierän alin hinta alennusta edeltäneiden ${PRIOR_DAYS} päivän aikana oli {0}.`,
};
