import { recordOf } from '../../../../../domain/base/record-of.ts';
import { METHODS } from '../../../../../domain/payment/offered-method.ts';
import type { FactTopic } from '../../../../../domain/scheme/fact-topics.ts';
import { bannerForm } from './banner-fields.tsx';
import { colourForm } from './colour-fields.tsx';
import { languageForm } from './language-fields.tsx';
import { limitForm } from './limit-fields.tsx';
import { logoForm } from './logo-fields.tsx';
import { methodForm, switchForm, takenGiftForm } from './offer-fields.tsx';
import { loggingForm, trackingForm } from './report-fields.tsx';
import { searchForm } from './search-fields.tsx';
import type { OfficeTopic } from './topic-form.tsx';

/** How each topic is planned and shown. */
export const OFFICE_TOPICS: { [Topic in FactTopic]: OfficeTopic<Topic> } = {
  limits: limitForm,
  takenGifts: takenGiftForm,
  languages: languageForm,
  colours: colourForm,
  logo: logoForm,
  search: searchForm,
  tracking: trackingForm,
  logging: loggingForm,
  ...recordOf(METHODS, methodForm),
  selling: switchForm('selling', 'Buy_Museum_Card'),
  gifts: switchForm('gifts', 'Gift_Digital'),
  registration: switchForm('registration', 'Register_Card'),
  monthly: switchForm('monthly', 'Buy_Museum_Card'),
  banner: bannerForm,
};
