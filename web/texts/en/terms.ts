import { texts as terms } from '../../../contract/texts/en/terms.ts';

/** The same words that a confirmation attaches. */
export const texts = terms;
