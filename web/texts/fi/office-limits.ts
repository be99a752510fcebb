import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Portaalin asetukset',
  description: 'Rajat, lahjan peruutus, kielet, ilme, hakukoneet, kävijämittaus ja lokit.',
  heading: 'Portaalin asetukset',
  lead: 'Täällä ovat tilausten rajat, aktivoidun lahjan kohtalo peruutuksessa, kielet, ilme, hakukoneiden tekstit, kävijämittaus ja lokit. Muutos tulee voimaan valitsemanasi päivänä, eikä se vaikuta sitä ennen tehtyihin tilauksiin.',
};
