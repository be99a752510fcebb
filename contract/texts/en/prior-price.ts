import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

/** Shown beside a reduced price: the lowest price of the previous days. */
export const texts = {
  card: `The lowest price of the card in the ${PRIOR_DAYS} days before the reduction was {0}.`,
  renewal: `The lowest price of an extension in the ${PRIOR_DAYS} days before the reduction was {0}.`,
  instalment: `The lowest monthly instalment in the ${PRIOR_DAYS} days before the reduction was {0}.`,
};
