import { texts as privacy } from '../../../contract/texts/sv/privacy.ts';
import { ruleFacts, withRuleFacts } from '../../../domain/document/rule-facts.ts';
import { TERMS_IN_FORCE_ON } from '../../../domain/scheme/terms-facts.ts';
import { texts as versions } from './parts/document-versions.ts';
import { texts as measuring } from './parts/measuring.ts';

/** The version of the product itself; one that the office has published is read from the server. */
export const texts = {
  ...withRuleFacts(privacy, ruleFacts('privacy', 'sv', TERMS_IN_FORCE_ON)),
  versions,
  measuring,
};
