import { APPROVAL_DAYS } from '../../../domain/office/actions.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Godkännanden',
  description: 'Begäranden som en annan person beslutar om.',
  heading: 'Godkännanden',
  lead: `När en återbetalning överskrider gränsen för den som gör den beslutar en annan person. Innan dess händer ingenting. En begäran gäller i ${APPROVAL_DAYS} dagar.`,
  waiting: 'Väntar på beslut ({0})',
  nothing: 'Ingen begäran väntar.',
  own: 'Dina begäranden',
  noneAsked: 'Du har inte bett om något godkännande.',
  ownWaits: 'Det här begärde du själv, så någon annan beslutar om det.',
  asked: 'Begärt av {0}, {1}',
  expires: 'gäller till {0}',
  openPayment: 'Öppna betalningen',
  openPerson: 'Öppna kunden',
  look: 'Granska och besluta',
  isChanged:
    'Läget har ändrats sedan begäran gjordes, så den kan inte godkännas. Avslå den, så kan en ny göras.',
  approve: 'Godkänn',
  approved: 'Godkänd.',
  refuse: 'Avslå',
  answer: 'Varför avslår du?',
  answerHint: 'Den som bad om godkännandet ser det här bland sina begäranden.',
  sendRefusal: 'Avslå begäran',
  takeBack: 'Återta begäran',
  failed: 'Det lyckades inte. Försök igen.',
  states: {
    asked: 'Väntar på en annan person.',
    approved: 'Godkänt och gjort.',
    refused: 'Avslaget.',
    withdrawn: 'Återtaget.',
    changed: 'Läget hade ändrats sedan begäran gjordes, så ingenting gjordes. Gör en ny begäran.',
    expired: 'Gick ut: ingen beslutade i tid.',
  },
};
