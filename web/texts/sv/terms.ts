import { texts as terms } from '../../../contract/texts/sv/terms.ts';

/** The same words that a confirmation attaches. */
export const texts = terms;
