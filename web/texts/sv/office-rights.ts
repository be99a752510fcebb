import { texts as names } from '../../../contract/texts/sv/rights.ts';
import type { texts as fi } from '../fi/office-rights.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  actions,
  frame,
  names,
  title: 'Rättigheter',
  description: 'Vem som får göra vad.',
  heading: 'Rättigheter',
  lead: '{0|# rättighet|# rättigheter}, {1|# roll|# roller}. En roll är ett namn på en grupp rättigheter; en person kan ha flera roller.',
  /** Where the name of a role may break in the narrow columns of the table. */
  breakAfter: 'und|Musei|Rättighets|Kassa|Admini',
  may: 'får göra',
  own: 'du har den här rättigheten',
  yes: 'får',
  no: 'får inte',
  note: 'En rättighet visar också det som raden hör ihop med: för en återbetalning ser man beställningsnumret. Granskaren ser händelserna men kan inte öppna kundernas uppgifter.',
  limits: 'Gränser för återbetalning',
  limitsLead:
    'Så mycket av en betalning får rollen återbetala utan en annan person. Om någon har flera roller gäller den högsta gränsen.',
  upTo: 'högst {0}',
  alwaysSecond: 'en annan person godkänner alltid',
  changeLimit: 'Ändra',
  changeLimitOf: 'Ändra gränsen: {0}',
  failed: 'Sidan kunde inte uppdateras. Ladda om den.',
};
