import { texts as terms } from '../../../contract/texts/en/terms.ts';
import { ruleFacts, withRuleFacts } from '../../../domain/document/rule-facts.ts';
import { TERMS_IN_FORCE_ON } from '../../../domain/scheme/terms-facts.ts';
import { texts as versions } from './parts/document-versions.ts';

/** The version of the product itself; one that the office has published is read from the server. */
export const texts = {
  ...withRuleFacts(terms, ruleFacts('terms', 'en', TERMS_IN_FORCE_ON)),
  versions,
};
