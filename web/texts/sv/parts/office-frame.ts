import type { texts as fi } from '../../fi/parts/office-frame.ts';
import { texts as identity } from './second-factor.ts';

export const texts: typeof fi = {
  identity,
  name: 'Administration',
  label: 'Administrationens sidor',
  menu: 'Meny',
  search: 'Sök kunder, beställningar och betalningar',
  searchHint: 'Namn, nummer, e-post, telefon, beställning, betalning…',
  groups: { work: 'Arbete', people: 'Kunder', offer: 'Utbud', control: 'Tillsyn' },
  rooms: {
    Office_Home: 'Startsida',
    Office_Refunds: 'Återbetalningar',
    Office_Approvals: 'Godkännanden',
    Office_Goodwill: 'Gottgörelse för många',
    Office_Plastic: 'Plastkort',
    Office_Envelopes: 'Gåvokuvert',
    Office_Contacts: 'Kundmeddelanden',
    Office_Bounces: 'Returnerade meddelanden',
    Office_Find: 'Sök',
    Office_Sales: 'Försäljning',
    Office_Prices: 'Priser',
    Office_Staff: 'Personal',
    Office_Rights: 'Rättigheter',
    Office_Sign_In: 'Inloggning',
  },
  lateOf: 'varav {0|# försenad|# försenade}',
  keys: { search: 'sök', on: 'Snabbtangenter på', off: 'Snabbtangenter av' },
  version: 'Version {0}',
  noRight:
    'Du har inte rätt till den här sidan. På sidan Rättigheter ser du vilken roll som ger den.',
  seeRights: 'Se rättigheterna',
  denied: 'Den här sidan är för personalen.',
  home: 'Till startsidan',
};
