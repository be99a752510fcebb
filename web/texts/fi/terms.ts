import { texts as terms } from '../../../contract/texts/fi/terms.ts';

/** The same words that a confirmation attaches. */
export const texts = terms;
